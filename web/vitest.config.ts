import { defineConfig, mergeConfig } from "vitest/config";
import vite from "./vite.config";

// Apart from the other: whoever only builds the client has no vitest.
export default mergeConfig(vite, defineConfig({ test: { setupFiles: "tests/files.ts" } }));

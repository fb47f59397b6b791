// Runs a Python script on a wheel under WebAssembly: node run.mjs <wheel> <script>
import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

// The runtime lies in node_modules, the wheel on this disk: nothing else is needed.
globalThis.fetch = (address) => {
  throw new Error(`asked the network for ${address}`);
};

const [wheel, script] = process.argv.slice(2);
try {
  const pyodide = await loadPyodide();
  pyodide.unpackArchive(new Uint8Array(readFileSync(wheel)), "wheel");
  pyodide.runPython(readFileSync(script, "utf8"), { filename: script });
} catch (error) {
  console.error(error.message); // left uncaught, it would print a megabyte of source
  process.exitCode = 1;
}

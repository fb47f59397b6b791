/** Applies a JSON Patch (RFC 6902) as the server sends them: add, remove and replace. Whatever is
 *  not touched stays the same object, so that nothing is drawn again without need. */

export interface Operation {
  op: "add" | "remove" | "replace";
  path: string;
  value?: unknown;
}

export function patched<T>(value: T, operations: Operation[]): T {
  return operations.reduce<unknown>((now, operation) => {
    const keys = operation.path
      .split("/")
      .slice(1)
      .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
    return step(now, keys, operation);
  }, value) as T;
}

function step(value: unknown, keys: string[], operation: Operation): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return operation.value;
  if (Array.isArray(value)) {
    const index = key === "-" ? value.length : Number(key);
    if (rest.length > 0) return value.with(index, step(value[index], rest, operation));
    if (operation.op === "add") return value.toSpliced(index, 0, operation.value);
    if (operation.op === "remove") return value.toSpliced(index, 1);
    return value.with(index, operation.value);
  }
  const record = { ...(value as Record<string, unknown>) };
  if (rest.length > 0) record[key] = step(record[key], rest, operation);
  else if (operation.op === "remove") Reflect.deleteProperty(record, key);
  else record[key] = operation.value;
  return record;
}

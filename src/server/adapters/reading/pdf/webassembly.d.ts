/** The little of WebAssembly that is used here: the types of Node 20 leave it out, and the DOM's are not the server's. */
declare namespace WebAssembly {
  type Imports = Record<string, Record<string, unknown>>;
  interface Module {
    readonly [Symbol.toStringTag]: string;
  }
  class Instance {
    constructor(module: Module, imports?: Imports);
    readonly exports: Record<string, unknown>;
  }
  class RuntimeError extends Error {}
  function compile(bytes: Uint8Array<ArrayBuffer>): Promise<Module>;
}

import { NodeFS } from '@electric-sql/pglite/nodefs';

/** Where emscripten sets what may be done with a file; it does so whatever the process's umask says. */
interface NodeFiles {
  doSetAttr(path: string, node: unknown, attributes: { mode?: number }, ...calls: unknown[]): void;
}

/** PGlite's files, each the owner's alone. */
export class PrivateFiles extends NodeFS {
  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...given);
    const closeToOthers = (module: { NODEFS?: NodeFiles }) => {
      const files = module.NODEFS;
      if (!files) return;
      const set = files.doSetAttr.bind(files);
      files.doSetAttr = (path, node, attributes, ...calls) => {
        const { mode, ...others } = attributes;
        set(path, node, mode === undefined ? others : { ...others, mode: mode & ~0o077 }, ...calls);
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [closeToOthers, ...(emscriptenOpts.preRun ?? [])] } };
  }
}

import { build } from 'esbuild';

const contract = /[/\\]src[/\\]contract[/\\]api\.ts$/;

/** What a browser needs of a route to call it; the server checks what is sent and answered. */
interface Address {
  method: string;
  path: string;
  fileField?: string;
}

/** The contract's routes as they are when the file has run, with the names that its module exports. */
async function routesOf(file: string): Promise<Record<string, Address>> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
    logLevel: 'error',
  });
  const [{ text } = { text: '' }] = outputFiles;
  const { api } = (await import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`)) as {
    api: Record<string, Address>;
  };
  return api;
}

/**
 * The table of routes as pages get it, for Vite: how each is called, without the schemas of what it takes and answers, which would bring zod and the whole
 * contract to pages that check nothing. A form imports the schema that it checks by from the contract's own file.
 */
export const leanContract = {
  name: 'lean-contract',
  apply: 'build' as const,
  enforce: 'pre' as const,
  async load(id: string) {
    if (!contract.test(id)) return undefined;
    const addresses = Object.entries(await routesOf(id)).map(([name, { method, path, fileField }]) => [
      name,
      { method, path, fileField },
    ]);
    return `export const api = ${JSON.stringify(Object.fromEntries(addresses))};`;
  },
};

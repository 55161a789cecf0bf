// A process of its own for Typst: its compiler blocks its thread and cannot be interrupted, so the writer kills the process
// when a document takes too long. Each message is one document; the writer sends the next when this one is answered.
import { typesetPdf, typstCompiler } from './typst-document.ts';
import type { TypesetAnswer, TypesetRequest } from './typst-channel.ts';

const [templates, ...fontPaths] = process.argv.slice(2);
if (templates === undefined) throw new Error('Usage: typst <folder of templates> <folder of fonts> ...');
const compiler = typstCompiler(templates, fontPaths);

function answer({ id, sheet }: TypesetRequest): TypesetAnswer {
  try {
    const { bytes, pages } = typesetPdf(compiler, templates ?? '', sheet);
    return { id, ok: true, bytes, pages, memory: process.memoryUsage.rss() };
  } catch (error) {
    return { id, ok: false, reason: error instanceof Error ? error.message : String(error) };
  }
}

process.on('message', (request: TypesetRequest) => {
  // The event loop turns between documents: the compiler's objects are only freed then.
  setImmediate(() => process.send?.(answer(request)));
});
process.on('disconnect', () => process.exit(0));

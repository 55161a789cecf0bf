import { renderToReadableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext } from 'react-router';

/**
 * Renders a page while the pages are prerendered: no server ever does. React Router's own entry would do, but asks for its runtime for servers among the
 * packages that are delivered.
 */
export default async function renderPage(request: Request, status: number, headers: Headers, context: EntryContext) {
  const page = await renderToReadableStream(<ServerRouter context={context} url={request.url} />);
  await page.allReady;
  headers.set('Content-Type', 'text/html');
  return new Response(page, { status, headers });
}

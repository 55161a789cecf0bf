import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { PageFacts } from '#contract/page-facts.ts';
import { notFoundPath } from '#contract/pages.ts';
import { AppError } from '../app-error.ts';
import { filePolicy, pagePolicy } from './content-security.ts';
import { filledPage } from './filled-page.ts';

interface Page {
  html: string;
  policy: string;
  etag: string;
}

/** Every file under a folder, as the address it is served at. */
const addressesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`);

/** `/optimize/index.html` is the page `/optimize`; React Router's own fallback is left out, every page is prerendered. */
const pageAddress = (path: string): string => path.replace(/\/index\.html$/, '').replace(/\.html$/, '') || '/';

/**
 * Serves the built pages: prerendered HTML with this site's facts and its own policy, everything else as files. Files with a hash in their name are cached by
 * browsers for good. Any other address is a 404 with the built 404 page.
 */
export async function registerPages(app: FastifyInstance, webDir: string, facts: PageFacts): Promise<void> {
  const addresses = existsSync(webDir) ? addressesIn(webDir) : [];
  const pages = new Map(
    addresses
      .filter((path) => extname(path) === '.html' && !path.startsWith('/__'))
      .map((path) => {
        const html = filledPage(readFileSync(join(webDir, path), 'utf8'), facts);
        // Weak: the same page may be sent compressed or not.
        const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
        const address = pageAddress(path);
        return [address, { html, policy: pagePolicy(html, address, facts), etag }] as const;
      }),
  );
  const files = new Set(addresses.filter((path) => !['.html', '.br', '.gz'].includes(extname(path))));
  if (existsSync(webDir))
    await app.register(fastifyStatic, { root: webDir, serve: false, cacheControl: false, preCompressed: true });

  const notFound = (reply: FastifyReply) => {
    const page = pages.get(notFoundPath);
    if (!page) throw new AppError('NOT_FOUND');
    return sendPage(reply.status(404), page);
  };

  app.get('/*', (request, reply) => {
    const path = pathOf(request.url);
    if (path.startsWith('/api/')) throw new AppError('NOT_FOUND');
    if (files.has(path)) return sendFile(reply, path);
    const page = path === notFoundPath ? undefined : pages.get(path);
    // With its policy: a browser takes the headers of this answer for those of the page that it has.
    if (page && request.headers['if-none-match'] === page.etag)
      return reply.status(304).header('etag', page.etag).header('content-security-policy', page.policy).send();
    if (page) return sendPage(reply, page);
    // One address for one page.
    if (path !== '/' && path.endsWith('/') && pages.has(path.slice(0, -1)) && path !== `${notFoundPath}/`) {
      return reply.redirect(path.slice(0, -1) + request.url.slice(path.length), 308);
    }
    return notFound(reply);
  });
}

const pathOf = (url: string): string => {
  const path = url.split('?')[0] ?? '/';
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

const sendPage = (reply: FastifyReply, { html, policy, etag }: Page) =>
  reply
    .header('etag', etag)
    .header('content-security-policy', policy)
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(html);

const sendFile = (reply: FastifyReply, path: string) => {
  const lasting = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
  return reply.header('content-security-policy', filePolicy).header('cache-control', lasting).sendFile(path);
};

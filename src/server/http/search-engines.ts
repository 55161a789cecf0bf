import type { FastifyInstance } from 'fastify';
import { listedPages, pagePaths } from '#contract/pages.ts';

/** What search engines ask a site for, with the address that the site is known by. */
export function registerSearchEngines(app: FastifyInstance, publicUrl: string): void {
  const robots = ['User-agent: *', 'Allow: /', 'Disallow: /api/', '', `Sitemap: ${publicUrl}/sitemap.xml`, ''];
  const addresses = listedPages.map((page) => `  <url><loc>${publicUrl}${pagePaths[page]}</loc></url>`);
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses,
    '</urlset>',
    '',
  ];
  app.get('/robots.txt', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(robots.join('\n')),
  );
  app.get('/sitemap.xml', (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/xml; charset=utf-8')
      .send(sitemap.join('\n')),
  );
}

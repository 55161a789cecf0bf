import { listedPages, pagePaths, type PageName } from '#contract/pages.ts';
import { previewPath, previewSize } from '#contract/preview-picture.ts';
import { pageCopy } from './copy/page-locale.ts';
import { readSite } from './site/read-site.ts';

/** What browsers, search engines and link previews show of a page. */
export function pageMeta(page: PageName | 'notFound') {
  const { metadata, navigation } = pageCopy();
  const { title, description } = metadata[page];
  const listed = listedPages.find((name) => name === page);
  const told = [{ title }, { name: 'description', content: description }];
  if (listed === undefined) return [...told, { name: 'robots', content: 'noindex' }];
  const { publicUrl } = readSite();
  const address = `${publicUrl}${pagePaths[listed]}`;
  const picture = `${publicUrl}${previewPath(listed)}`;
  return [
    ...told,
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: navigation.product },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: picture },
    { property: 'og:image:width', content: String(previewSize.width) },
    { property: 'og:image:height', content: String(previewSize.height) },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: picture },
  ];
}

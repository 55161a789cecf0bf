import type { FoundListing } from '#domain/listings/listing.ts';
import { isoDate } from '../board-shapes.ts';
import { childText, elementsOf, xmlTree, type XmlElement } from '../xml-tree.ts';

/** The feed's items as listings; undefined where it is no RSS feed. Items without title or address are left out. */
export function weWorkRemotelyListings(rss: string): FoundListing[] | undefined {
  const feed = xmlTree(rss);
  if (feed?.name !== 'rss') return undefined;
  return elementsOf(feed, 'item').flatMap((item) => listingOf(item) ?? []);
}

/** A title is "Company: Title"; all jobs are remote, and the region says from where one may work. */
function listingOf(item: XmlElement): FoundListing | undefined {
  const title = childText(item, 'title');
  const link = childText(item, 'link');
  if (title === undefined || link === undefined) return undefined;
  const colon = title.indexOf(': ');
  const places = ['region', 'country', 'state'].flatMap((name) => childText(item, name) ?? []);
  return {
    externalId: childText(item, 'guid') ?? link,
    title: colon < 0 ? title : title.slice(colon + 2).trim(),
    company: colon < 0 ? '' : title.slice(0, colon).trim(),
    description: childText(item, 'description') ?? '',
    isHtml: true,
    location: places[0],
    workplace: 'remote',
    jobType: childText(item, 'type'),
    skills: childText(item, 'skills')
      ?.split(',')
      .map((skill) => skill.replace(/^\s*and\s+/, '').trim())
      .filter((skill) => skill !== ''),
    applicationUrl: link,
    postedAt: isoDate(childText(item, 'pubDate')),
    expiresAt: isoDate(childText(item, 'expires_at')),
  };
}

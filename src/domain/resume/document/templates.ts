import regions from '../../words/regions.json' with { type: 'json' };
import { headsOf } from '../../words/word-table.ts';

/** The templates a document can be set in. */
export const templateIds = ['modern', 'classic', 'creative', 'minimal'] as const;
export type TemplateId = (typeof templateIds)[number];
export const defaultTemplate: TemplateId = 'modern';

export const paperSizes = ['a4', 'us-letter'] as const;
export type PaperSize = (typeof paperSizes)[number];

/** Countries that print on US Letter (ISO 3166-1 alpha-2); all others on A4. */
const letterCountries = new Set(['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE', 'PR']);

/** States and provinces whose two letters after a city mean the United States or Canada. */
const northAmericanRegions = new Set([
  ...headsOf(regions, 'US letters'),
  ...headsOf(regions, 'Canadian letters'),
  // Letters that are also abbreviations of other places, so that they mean nothing on their own elsewhere.
  'NL',
  'NT',
  'PR',
]);

/** The paper of a person's own country. */
export const paperFor = (location: { countryCode?: string; region?: string } | undefined): PaperSize =>
  location?.countryCode !== undefined
    ? letterCountries.has(location.countryCode.toUpperCase())
      ? 'us-letter'
      : 'a4'
    : northAmericanRegions.has(location?.region ?? '')
      ? 'us-letter'
      : 'a4';

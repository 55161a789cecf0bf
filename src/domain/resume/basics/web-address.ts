import addressWords from '../../words/resume/web-addresses.json' with { type: 'json' };
import { alternativesOf, entriesOf, patternOf } from '../../words/word-table.ts';

/** A web address as written in a text. */
export interface WebAddress {
  text: string;
  index: number;
  host: string;
  /** The part after the host, without slashes at its ends. */
  path: string;
}

/** The endings that addresses usually have. */
export const topLevel = alternativesOf(addressWords, 'endings');
const addressPattern = new RegExp(
  `(?:https?:\\/\\/|www\\.)[^\\s<>"'|,;()]+(?:\\([^\\s()]*\\))?[^\\s<>"'|,;()]*|` +
    `(?<![@\\w.-])(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\\.)+(?:${topLevel})(?![a-z0-9-]|\\.[a-z0-9])(?:\\/[^\\s<>"'|,;()]*)?`,
  'gi',
);
const notAddress = patternOf(
  addressWords,
  'libraries',
  'i',
  (any) => String.raw`^(?:${any})\.(?:js|io|net)$|^(?:[a-z]\.)+[a-z]$`,
);

/** The web addresses of a text, in order, without e-mail addresses. */
export function findAddresses(text: string): WebAddress[] {
  return [...text.matchAll(addressPattern)].flatMap((match) => {
    const address = match[0].replace(/[.…]+$/, '');
    if (notAddress.test(address) || text[match.index + match[0].length] === '@') return [];
    return [{ text: address, index: match.index, ...parts(address) }];
  });
}

function parts(address: string): { host: string; path: string } {
  const bare = address.replace(/^[a-z]+:\/\//i, '').replace(/^www\./i, '');
  const slash = bare.search(/[/?#]/);
  const host = (slash < 0 ? bare : bare.slice(0, slash)).toLowerCase();
  return { host, path: slash < 0 ? '' : bare.slice(slash).replace(/^\/+|\/+$/g, '') };
}

/** The same address regardless of its scheme, `www.` and last slash. */
export const sameAddress = (a: string, b: string): boolean => canonical(a) === canonical(b);
const canonical = (address: string): string => {
  const { host, path } = parts(address.trim());
  return `${host}/${path}`;
};

const networks: [RegExp, string, RegExp?][] = [
  [/(?:^|\.)linkedin\.com$/, 'LinkedIn', /^(?:in|pub|profile)\/([^/?#]+)/],
  [/(?:^|\.)github\.com$/, 'GitHub', /^([^/?#]+)$/],
  [/(?:^|\.)gitlab\.com$/, 'GitLab', /^([^/?#]+)$/],
  [/(?:^|\.)bitbucket\.org$/, 'Bitbucket', /^([^/?#]+)/],
  [/(?:^|\.)(?:twitter|x)\.com$/, 'Twitter', /^@?([^/?#]+)$/],
  [/(?:^|\.)facebook\.com$|^fb\.com$/, 'Facebook', /^([^/?#]+)$/],
  [/(?:^|\.)instagram\.com$/, 'Instagram', /^([^/?#]+)$/],
  [/(?:^|\.)stackoverflow\.com$/, 'Stack Overflow', /^users\/(?:\d+\/)?([^/?#]+)/],
  [/(?:^|\.)youtube\.com$/, 'YouTube', /^(?:c\/|user\/|channel\/|@)?([^/?#]+)$/],
  [/(?:^|\.)medium\.com$/, 'Medium', /^@?([^/?#]+)$/],
  [/(?:^|\.)dribbble\.com$/, 'Dribbble', /^([^/?#]+)$/],
  [/(?:^|\.)behance\.net$/, 'Behance', /^([^/?#]+)$/],
  [/(?:^|\.)xing\.com$/, 'XING', /^profile\/([^/?#]+)/],
  [/(?:^|\.)kaggle\.com$/, 'Kaggle', /^([^/?#]+)$/],
  [
    /(?:^|\.)(?:leetcode|hackerrank|codeforces|codewars)\.com$/,
    'Coding profile',
    /^(?:u\/|profile\/|users\/)?([^/?#]+)$/,
  ],
  [/(?:^|\.)soundcloud\.com$/, 'SoundCloud', /^([^/?#]+)$/],
  [/(?:^|\.)orcid\.org$/, 'ORCID', /^([\dX-]+)$/],
  [/^scholar\.google\./, 'Google Scholar'],
  [/(?:^|\.)researchgate\.net$/, 'ResearchGate', /^profile\/([^/?#]+)/],
  [/(?:^|\.)(?:mastodon\.[a-z]+|fosstodon\.org|hachyderm\.io)$/, 'Mastodon', /^@?([^/?#]+)$/],
  [/(?:^|\.)dev\.to$/, 'DEV', /^([^/?#]+)$/],
  [/(?:^|\.)(?:itch\.io)$/, 'itch.io'],
  [/(?:^|\.)codepen\.io$/, 'CodePen', /^([^/?#]+)$/],
  [/(?:^|\.)quora\.com$/, 'Quora', /^profile\/([^/?#]+)/],
  [/^t\.me$/, 'Telegram', /^([^/?#]+)$/],
];

export interface ProfileAddress {
  network: string;
  username?: string | undefined;
}

/** The network and user that an address belongs to, or undefined when it is not a profile on a known network. */
export function profileOf(address: WebAddress): ProfileAddress | undefined {
  for (const [host, network, user] of networks) {
    if (!host.test(address.host)) continue;
    return { network, username: user?.exec(address.path)?.[1] };
  }
  return undefined;
}

/** Names of networks as labels beside a user's name ("GitHub: ada"), by their lower-case spellings. */
export const networkNames: ReadonlyMap<string, string> = new Map(
  entriesOf(addressWords, 'networks').flatMap(({ head, columns: [spellings = []] }) =>
    [head, ...spellings].map((name): [string, string] => [name.toLowerCase(), head]),
  ),
);

/** What stands before the person's own page. */
export const urlLabel = patternOf(addressWords, 'labels', 'i', (any) => String.raw`^(?:${any})\s*:?\s*$`);

/** Whether a text names a page or a network, whose address lies behind it. */
export const namesLink = (text: string): boolean => urlLabel.test(text) || networkNames.has(text.trim().toLowerCase());

import { inOneScript } from '../../language/lookalikes.ts';
import { withoutMojibake } from '../../language/mojibake.ts';

/** Icon font glyphs, zero-width characters and characters that could not be decoded. */
export const noise =
  /\p{Co}|[\uFFFC\uFFFD\u200B\u200C\u200E\u200F\u2028-\u202E\u2060-\u2064\uFEFF\u00AD]|\uFE0E|\uFE0F|(?![\t\n\r])\p{Cc}/gu;

/** Symbols before a date, a place or a contact that say which it is: icons, although they have code points of letters. */
const pictographs = /[✉✆☎⚑⚐⌂⌖🖂🖃🖷🗓]\uFE0F?|[📅📆📍📌📧📨📩📞📱📲🌐🔗🏠🏡🏢💼🎓📷🗺🌎🌍🌏🕮🕑⏱⏲🏷]\uFE0F?/gu;
const innerIcon = /(?<=\S)(?:\s+[\uE000-\uF8FF\uFFFD]+\s*|[\uE000-\uF8FF\uFFFD]+\s+)(?=\S)/gu;

/**
 * Repairs wrong encodings and letters of other scripts, removes icons and invisible characters, and collapses spaces. An icon between two texts separates them.
 */
export const cleanText = (text: string): string =>
  isClean(text)
    ? text
    : inOneScript(withoutMojibake(text))
        .replace(pictographs, '\uE000')
        .replace(innerIcon, ' | ')
        .replace(noise, '')
        .replaceAll('**', '')
        .replace(/[\s\u00A0]+/gu, ' ')
        .trim();

/** ASCII characters with single spaces between them, as most lines are, need no repair. */
const isClean = (text: string): boolean => /^[!-~]+(?: [!-~]+)*$/.test(text) && !text.includes('**');

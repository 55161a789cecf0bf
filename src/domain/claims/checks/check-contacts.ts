import { unsupportedClaim, type ClaimCheck } from '../evidence/checked-sentence.ts';

const addresses =
  /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+|(?:https?:\/\/|www\.)[^\s,;|)>\]]+|(?<![\w.])(?:\+|\()?\d[\d ().-]{8,}\d(?!\w)/gi;
const bare = (text: string): string => text.toLowerCase().replace(/^https?:\/\/(?:www\.)?|^www\.|\/+$/g, '');
const digits = (text: string): string => text.replace(/\D/g, '');

/** Mail addresses, web addresses and telephone numbers must be the person's own. */
export const checkContacts: ClaimCheck = (statement) => {
  const found = [...statement.text.matchAll(addresses)].map(([match]) => match).filter(isContact);
  if (found.length === 0) return { checked: 0, unsupported: [] };
  const source = statement.base.sentences.map(({ text }) => text);
  const known = (contact: string): boolean =>
    /[a-z]/i.test(contact)
      ? source.some((text) => text.toLowerCase().includes(bare(contact)))
      : source.some((text) => digits(text).includes(digits(contact)));
  const unsupported = found
    .filter((contact) => !known(contact))
    .map((contact) => unsupportedClaim(statement, 'contact', contact, 'absent'));
  return { checked: found.length, unsupported };
};

/** Not a range of years or a large number that looks like a telephone number. */
const isContact = (text: string): boolean =>
  /[a-z]/i.test(text) ||
  (digits(text).length >= 9 && !/^\(?(?:19|20)\d\d\D+(?:19|20)\d\d\)?$/.test(text) && !/\d,\d{3}/.test(text));

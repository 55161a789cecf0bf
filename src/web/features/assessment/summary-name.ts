/** Contact details: an e-mail address, a link, a telephone number. */
const contact = /\S+@\S+|(?:https?:\/\/|www\.|linkedin\.com)\S*|\+?\(?\d[\d\s().-]{6,}\d/i;

/** So many characters the server keeps of how a text begins. */
const kept = 120;

/** What an assessed text is called in a list, by how it begins: without what only says how to reach its person. */
export function summaryName(summary: string): string {
  const at = contact.exec(summary)?.index;
  const head = (at === undefined ? '' : summary.slice(0, at)).replace(/[\s|·•,;:–—-]+$/, '');
  // The name of the person, and perhaps their title.
  if (head !== '') return head;
  const rest = summary
    .replaceAll(new RegExp(contact, 'gi'), ' ')
    .replaceAll(/\s+([|·•]\s*)+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[|·•,;:–—-]+\s*/, '')
    .trim();
  return summary.length < kept ? rest : `${rest.replace(/[\s,;:|·•-]*\S*$/, '')}…`;
}

/** What was assessed, as a list calls it: its file, or how its text begins. */
export const assessedName = ({ fileName, inputSummary }: { fileName: string | null; inputSummary: string | null }) =>
  fileName ?? (inputSummary === null ? null : summaryName(inputSummary));

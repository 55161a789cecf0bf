export type DescriptionBlock = { kind: 'text'; text: string } | { kind: 'list'; items: string[] };

const bullet = '- ';

/** The paragraphs and lists of a description, as the contract writes them: apart by empty lines, bullets as lines that begin with "- ". */
export function descriptionBlocks(description: string): DescriptionBlock[] {
  const blocks: DescriptionBlock[] = [];
  for (const part of description.split(/\n\s*\n/)) {
    for (const line of part.split('\n').map((text) => text.trim())) {
      if (line === '') continue;
      const last = blocks.at(-1);
      if (!line.startsWith(bullet)) blocks.push({ kind: 'text', text: line });
      else if (last?.kind === 'list') last.items.push(line.slice(bullet.length));
      else blocks.push({ kind: 'list', items: [line.slice(bullet.length)] });
    }
  }
  return blocks;
}

/** How much of a description is shown before it is opened, in characters. */
const previewCharacters = 320;

/** The beginning of a description on one line; `whole` where that is all of it. */
export function descriptionPreview(description: string): { text: string; whole: boolean } {
  const text = descriptionBlocks(description)
    .map((block) => (block.kind === 'text' ? block.text : block.items.map((item) => `• ${item}`).join(' ')))
    .join(' ');
  if (text.length <= previewCharacters) return { text, whole: true };
  const cut = text.slice(0, previewCharacters);
  const end = cut.lastIndexOf(' ');
  return { text: `${end > 0 ? cut.slice(0, end) : cut}…`, whole: false };
}

import { maxUploadBytes } from '#contract/limits.ts';
import type { PageCopy } from '#copy/copy.ts';

/** What a resume may be; JSON Resume, too, which the texts do not name: who has one knows to try it. */
export const resumeTypes = ['.pdf', '.doc', '.docx', '.json'] as const;

/** What's wrong with the picked files, as a sentence; nothing if they're a single resume. */
export function problemOf(
  files: readonly Pick<File, 'name' | 'size'>[],
  words: PageCopy['upload'],
): string | undefined {
  const [file, ...others] = files;
  if (file === undefined) return undefined;
  if (others.length > 0) return words.tooMany;
  const name = file.name.toLowerCase();
  if (!resumeTypes.some((type) => name.endsWith(type))) return words.wrongType;
  if (file.size > maxUploadBytes) return words.tooLarge(maxUploadBytes);
  return file.size === 0 ? words.tooSmall(1) : undefined;
}

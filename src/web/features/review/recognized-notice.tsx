import type { ParsedResume } from '#domain/resume/parsed-resume.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Says which pages are scans: what was recognized in a picture is less sure than what a file says. */
export function RecognizedNotice({ parsed }: { parsed: Pick<ParsedResume, 'lines'> }) {
  const { recognized: words } = useCopy();
  const pages = [...new Set(parsed.lines.flatMap(({ recognized, page }) => (recognized ? page : [])))];
  if (pages.length === 0) return null;
  return (
    <Notice tone="warn" title={words.title(pages)}>
      {words.text}
    </Notice>
  );
}

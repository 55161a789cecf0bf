import { detectLanguage } from '../../language/detect-language.ts';
import type { JsonResume } from '../json-resume.ts';
import type { ParsedResume, SourceLine } from '../parsed-resume.ts';
import { resumeSheet } from './resume-sheet.ts';
import { sheetLines } from './sheet-lines.ts';

/**
 * A JSON Resume as if it had been parsed: the lines of its sheet, and for each value the lines that show it as its evidence. Empty values are left out. Parsing
 * the lines as text gives the same values.
 */
export function parsedFromJsonResume(json: JsonResume): ParsedResume {
  const resume = (withoutVoid(json) ?? {}) as JsonResume;
  const language = detectLanguage(allText(resume));
  const lines: SourceLine[] = [];
  const evidence: Record<string, string[]> = {};
  for (const { text, section, role, pointers } of sheetLines(resumeSheet(resume, [], language))) {
    const id = `p1l${lines.length + 1}`;
    const [heading, bullet] = [role === 'heading', role === 'bullet'];
    lines.push({ id, page: 1, text, section, ...(heading ? { heading } : {}), ...(bullet ? { bullet } : {}) });
    if (!heading) for (const pointer of pointers) (evidence[pointer] ??= []).push(id);
  }
  const confidence = Object.fromEntries(Object.keys(evidence).map((pointer) => [pointer, 1]));
  return { resume, lines, evidence, confidence, unread: [], language };
}

/** Strings trimmed, empty strings, lists and objects left out. */
function withoutVoid(node: unknown): unknown {
  if (typeof node === 'string') return node.trim() === '' ? undefined : node.trim();
  if (Array.isArray(node)) {
    const items = node.map(withoutVoid).filter((item) => item !== undefined);
    return items.length === 0 ? undefined : items;
  }
  if (typeof node !== 'object' || node === null) return undefined;
  const entries = Object.entries(node).map(([key, value]) => [key, withoutVoid(value)] as const);
  const kept = entries.filter(([, value]) => value !== undefined);
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}

const allText = (node: unknown): string => {
  if (typeof node === 'string') return node;
  return typeof node === 'object' && node !== null ? Object.values(node).map(allText).join('\n') : '';
};

import type { JsonResume } from './json-resume.ts';

/** A value as it was read: its text, the ids of the lines it is on, and how sure the rule that read it is, from 0 to 1: one sign of how likely it is right. */
export interface SourcedText {
  text: string;
  lines: string[];
  confidence: number;
}

/** A JSON Resume whose strings still have the lines they were read from. */
export type Draft<T> = T extends string
  ? SourcedText
  : T extends readonly (infer Item)[]
    ? Draft<Item>[]
    : T extends object
      ? { [Key in keyof T]?: Draft<Exclude<T[Key], undefined>> | undefined }
      : never;

export type ResumeDraft = Draft<JsonResume>;

export interface Settled {
  resume: JsonResume;
  evidence: Record<string, string[]>;
  confidence: Record<string, number>;
}

export const sourced = (text: string, lines: readonly string[], confidence: number): SourcedText => ({
  text,
  lines: [...new Set(lines)],
  confidence,
});

/** Splits the draft into the resume and what is known about each value, under the value's JSON Pointer. */
export function settle(draft: ResumeDraft): Settled {
  const evidence: Record<string, string[]> = {};
  const confidence: Record<string, number> = {};
  const walk = (node: unknown, pointer: string): unknown => {
    if (isSourced(node)) {
      evidence[pointer] = node.lines;
      confidence[pointer] = Math.round(Math.min(Math.max(node.confidence, 0), 1) * 100) / 100;
      return node.text;
    }
    if (Array.isArray(node)) return node.map((item, index) => walk(item, `${pointer}/${index}`));
    const entries = Object.entries(node as Record<string, unknown>).filter(([, value]) => !isVoid(value));
    return Object.fromEntries(entries.map(([key, value]) => [key, walk(value, `${pointer}/${key}`)]));
  };
  return { resume: walk(draft, '') as JsonResume, evidence, confidence };
}

const isSourced = (node: unknown): node is SourcedText =>
  typeof node === 'object' && node !== null && 'text' in node && 'lines' in node && 'confidence' in node;

const isVoid = (value: unknown): boolean =>
  value === undefined ||
  (Array.isArray(value) && value.length === 0) ||
  (isSourced(value)
    ? value.text === ''
    : typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isVoid));

import { sectionKinds } from '../document/headings/section-kinds.ts';
import { languages } from '../language/languages.ts';
import { z } from 'zod';
import { correctionsSchema } from './corrections/correction-schema.ts';
import { jsonResumeSchema } from './json-resume-schema.ts';

/** A line of the resume as the parser saw it: in reading order, columns resolved, icons and bullets removed. */
const sourceLine = z.object({
  /** The document's line id; a line cut in two by a column gap gets `…a`, `…b` appended. */
  id: z.string(),
  page: z.number().int(),
  text: z.string(),
  section: z.enum(sectionKinds),
  /** Set on the line that names its section. */
  heading: z.boolean().optional(),
  /** Set when the line began with a bullet or is marked as a list item. */
  bullet: z.boolean().optional(),
  /** Set where the file has the line in a wrong encoding, which `text` corrects. */
  garbled: z.literal(true).optional(),
  /** Set where the line was recognized in a picture of the page, as scans are read: its letters are less sure. */
  recognized: z.literal(true).optional(),
  /** What the line's text links to, when a value was read from it. */
  links: z.array(z.string()).optional(),
  /** Set on a line that is not in the file: the person wrote it. */
  from: z.literal('person').optional(),
});
export type SourceLine = z.infer<typeof sourceLine>;

/** A stretch of a line that no value contains, while others were read from the rest of the line. */
const unreadPart = z.object({
  /** The line's id with `~1`, `~2` …: what a correction names. */
  id: z.string(),
  line: z.string(),
  text: z.string(),
});
export type UnreadPart = z.infer<typeof unreadPart>;

/**
 * A resume that was read: the values, and for each value the lines it was read from. Keys of `evidence` and `confidence` are JSON Pointers (RFC 6901) into
 * `resume`: `/work/0/highlights/2`.
 */
export const parsedResumeSchema = z.object({
  resume: jsonResumeSchema,
  lines: z.array(sourceLine),
  evidence: z.record(z.string(), z.array(z.string())),
  /** How likely each value that has evidence is right, from 0 to 1: of those at .9, nine in ten are. */
  confidence: z.record(z.string(), z.number()),
  /** Ids of lines with content that no value was read from. */
  unread: z.array(z.string()),
  /** What is left of lines that were read in part. Resumes that were stored without have none. */
  unreadParts: z.array(unreadPart).optional(),
  language: z.enum(languages),
  /** What the person corrected, once applied. */
  corrections: correctionsSchema.optional(),
});
export type ParsedResume = z.infer<typeof parsedResumeSchema>;

/** The resume's text in reading order, one line per line of the source: what people see, edit and paste. */
export const resumeText = (parsed: ParsedResume): string =>
  parsed.lines.map((line) => (line.bullet ? `• ${line.text}` : line.text)).join('\n');

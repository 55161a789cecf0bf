import { z } from 'zod';
import type { Brief } from './brief.ts';

const text = z.object({ text: z.string(), evidence: z.array(z.string()) });

/** What a model answers to a brief of each kind. */
export const answerSchemas = {
  entry: z.object({ lines: z.array(z.object({ id: z.string(), text: z.string(), evidence: z.array(z.string()) })) }),
  summary: z.object({ summary: text }),
  letter: z.object({ paragraphs: z.array(text) }),
} satisfies Record<Brief['kind'], z.ZodType>;

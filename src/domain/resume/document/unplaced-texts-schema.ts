import { z } from 'zod';
import type { UnplacedText } from './unplaced-texts.ts';

const unplacedText: z.ZodType<UnplacedText> = z.object({
  line: z.string(),
  text: z.string(),
  bullet: z.literal(true).optional(),
  place: z.enum(['contacts', 'header', 'end', 'own']),
  under: z.string().optional(),
  heading: z.string().optional(),
});

export const unplacedTextsSchema = z.array(unplacedText);

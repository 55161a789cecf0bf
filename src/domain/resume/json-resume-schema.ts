import { z } from 'zod';
import { datePattern, isList, resumeFields, type Field, type JsonResume } from './json-resume.ts';

function schemaOf(field: Field): z.ZodType {
  if (field === 'text') return z.string();
  if (field === 'date') return z.string().regex(datePattern);
  if (isList(field)) return z.array(schemaOf(field[0]));
  return z.object(Object.fromEntries(Object.entries(field).map(([name, each]) => [name, schemaOf(each).optional()])));
}

/** A resume of the model; fields that the model does not have are left out. */
export const jsonResumeSchema = schemaOf(resumeFields) as z.ZodType<JsonResume>;

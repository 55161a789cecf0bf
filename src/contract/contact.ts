import { z } from 'zod';
import { validationKey, type ValidationKey } from '#copy/validation-key.ts';
import { emailSchema } from './accounts.ts';
import { route } from './route.ts';

/** A text of one line: line breaks and control characters become spaces, so that it can be part of a mail's head. */
const line = (most: number, required: ValidationKey, tooLong: ValidationKey) =>
  z
    .string()
    .max(most, validationKey(tooLong))
    .transform((text) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim())
    .pipe(z.string().min(1, validationKey(required)));

export const contactSchema = z.object({
  firstName: line(80, 'firstNameRequired', 'contactNameTooLong'),
  lastName: line(80, 'lastNameRequired', 'contactNameTooLong'),
  email: emailSchema,
  subject: line(150, 'subjectRequired', 'subjectTooLong'),
  message: z.string().trim().min(1, validationKey('messageRequired')).max(3_000, validationKey('messageTooLong')),
});
export type ContactMessage = z.output<typeof contactSchema>;

export const sendContactMessage = route({
  kind: 'json',
  method: 'POST',
  path: '/api/contact',
  access: 'visitor',
  body: contactSchema,
  response: z.object({ ok: z.literal(true) }),
  errors: [],
  limit: 'contact',
});

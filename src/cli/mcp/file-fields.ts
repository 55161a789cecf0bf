import { z } from 'zod';
import { BadInput } from '../bad-input.ts';
import type { Given } from '../requests.ts';
import { shell } from '../shell-words.ts';

/** The texts that a tool can also be given as a file, with the field that names it. */
const fileFields = { resumeText: 'resumeFile', jobDescription: 'jobFile', text: 'textFile' } as const;
type TextField = keyof typeof fileFields;

/** What a tool was given, texts and files as {@link withFiles} names them. */
export type FileInput = Partial<Record<TextField | (typeof fileFields)[TextField], string>>;

/** Fields that replace file paths if a client can't name files by path. */
const insteadOfFiles = ['uploadId', 'fileName', 'fileBase64'];
const path = z.string().trim().min(1).max(4096);

const isText = (name: string): name is TextField => Object.hasOwn(fileFields, name);

/** A tool's input where files can be read: each text, or the path to a file with it. */
export function withFiles({ shape }: z.ZodObject): z.ZodObject {
  const fields = Object.entries(shape as Record<string, z.ZodType>).filter(([name]) => !insteadOfFiles.includes(name));
  return z.object(
    Object.fromEntries(
      fields.flatMap(([name, field]): [string, z.ZodType][] =>
        isText(name)
          ? [
              [name, field.optional()],
              [fileFields[name], path.optional()],
            ]
          : [[name, field]],
      ),
    ),
  );
}

/** A text that was given, or its file; undefined for neither. Throws `BadInput` for both. */
export function givenAs(field: TextField, input: FileInput): Given | undefined {
  const text = input[field];
  const file = input[fileFields[field]];
  if (file !== undefined && text !== undefined) throw new BadInput(shell.onlyOneOf(fileFields[field], field));
  if (file !== undefined) return { file };
  return text === undefined ? undefined : { text, field };
}

/** {@link givenAs} for what a tool cannot do without. */
export function neededAs(field: TextField, input: FileInput): Given {
  const given = givenAs(field, input);
  if (!given) throw new BadInput(shell.oneIsMissing(fileFields[field], field));
  return given;
}

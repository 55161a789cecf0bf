import { shell } from './shell-words.ts';
import { BadInput } from './bad-input.ts';

/** The input of a command, by field: from a line of standard input, or from files and options of the command line. */
export type Request = Partial<Record<string, string>>;

/** Something to read: a file by its path, or its text itself. */
export type Given = { file: string } | { text: string; field: string };

/**
 * Reads one line of standard input: a JSON object of the fields, each a string; null counts as absent. Throws `BadInput` naming what is unknown or not a
 * string.
 */
export function readRequest(line: string, { name, fields }: { name: string; fields: readonly string[] }): Request {
  const request: Request = {};
  for (const [field, value] of Object.entries(objectIn(line))) {
    if (!fields.includes(field)) throw new BadInput(shell.fieldUnknown(field, name, fields));
    if (value === null) continue;
    if (typeof value !== 'string') throw new BadInput(shell.fieldNoText(field));
    request[field] = value;
  }
  return request;
}

function objectIn(line: string): object {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    // V8's message quotes the line, so it is reported as "not JSON" instead.
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new BadInput(shell.lineNoObject);
  return value;
}

const textOf = (field: string): string => (field === 'file' ? 'text' : `${field}Text`);

/** The request with the options where it sets nothing itself: `--job` applies to a line with neither `job` nor `jobText`. */
export function withOptions(request: Request, options: Request): Request {
  const open = Object.entries(options).filter(
    ([field]) => request[field] === undefined && request[textOf(field)] === undefined,
  );
  return { ...Object.fromEntries(open), ...request };
}

/** The input that the request has for a field, as path (`job`) or as text (`jobText`); undefined for neither. Throws `BadInput` for both. */
export function givenIn(request: Request, field: 'file' | 'job' | 'source' | 'resume'): Given | undefined {
  const file = request[field];
  const text = request[textOf(field)];
  if (file !== undefined && text !== undefined) throw new BadInput(shell.onlyOneOf(field, textOf(field)));
  if (file !== undefined) return { file };
  return text === undefined ? undefined : { text, field: textOf(field) };
}

/** {@link givenIn} for required input. */
export function neededIn(request: Request, field: 'file' | 'job' | 'source'): Given {
  const given = givenIn(request, field);
  if (!given) throw new BadInput(shell.oneIsMissing(field, textOf(field)));
  return given;
}

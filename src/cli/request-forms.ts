import type { Console, ExitCode } from './command.ts';
import { openContext, type CommandContext } from './command-context.ts';
import { failureOf, refusalOf } from './failures.ts';
import { bytesOf, regularBytesOf, type ReadBytes } from './files.ts';
import { inOrder } from './in-order.ts';
import { linesOf, type Line } from './lines.ts';
import { readRequest, withOptions, type Request } from './requests.ts';

export interface Answer {
  value: unknown;
  /** Whether the answer is negative: exit code 1. */
  wanting?: boolean;
}

/** A command that answers a request with a value, and so can answer many of them. */
export interface RequestCommand {
  name: string;
  /** The name of the file in the usage. */
  argument: string;
  /** The fields of a `--jsonl` line; an argument is its `file`. */
  fields: readonly string[];
  /** The fields that are options, too: each applies to every file, and to every line that does not have the field itself. */
  options?: readonly string[];
  /** Options without a value: each is in every request, as its own name. */
  flags?: readonly string[];
  /** Those of the options that name a file. */
  fileOptions?: readonly string[];
  /** Those of the options that are required with files. */
  needs?: readonly string[];
  /** An option that names a file to be answered, as an argument does. */
  argumentOption?: string;
  /** The same for the same request on the same day. Throws `BadInput`. */
  answer: (request: Request, context: CommandContext) => Promise<Answer>;
}

/** One request: its answer, indented. Throws `BadInput`. */
export async function answerOne(command: RequestCommand, request: Request, console: Console): Promise<ExitCode> {
  const context = openContext(bytesOf, console);
  try {
    const { value, wanting } = await command.answer(request, context);
    console.print(value);
    return wanting ? 1 : 0;
  } catch (error) {
    throw refusalOf(error);
  } finally {
    await context.close();
  }
}

/** Several files: a line for each in their order, an answer or a failure that names its file. */
export const answerFiles = (
  command: RequestCommand,
  requests: readonly Request[],
  options: Request,
  console: Console,
): Promise<ExitCode> =>
  answerMany(requests, {
    command,
    options,
    console,
    bytesOf,
    requestOf: (request) => request,
    fileOf: (request) => request['file'],
  });

/** Requests from standard input: a line for each in their order, an answer or a failure. */
export const answerLines = (command: RequestCommand, options: Request, console: Console): Promise<ExitCode> =>
  answerMany(linesOf(console.input), {
    command,
    options,
    console,
    bytesOf: regularBytesOf,
    requestOf: (line) => withOptions(readRequest(textOf(line), command), options),
  });

function textOf(line: Line): string {
  if ('unfit' in line) throw line.unfit;
  return line.text;
}

interface Many<Item> {
  command: RequestCommand;
  options: Request;
  console: Console;
  bytesOf: ReadBytes;
  /** Throws `BadInput`. */
  requestOf: (item: Item) => Request;
  /** The file that a failure should name. */
  fileOf?: (item: Item) => string | undefined;
}

/** Answers all requests, whatever happens to each. The exit code is the highest of their own. */
async function answerMany<Item>(
  items: AsyncIterable<Item> | Iterable<Item>,
  { command, options, console, bytesOf, requestOf, fileOf }: Many<Item>,
): Promise<ExitCode> {
  const context = openContext(await keepingOptionFiles(command, options, bytesOf), console);
  let exit: ExitCode = 0;
  const answerTo = async (item: Item): Promise<{ line: string; exit: ExitCode }> => {
    try {
      const { value, wanting } = await command.answer(requestOf(item), context);
      return { line: JSON.stringify(value), exit: wanting ? 1 : 0 };
    } catch (error) {
      const failure = failureOf(error, console.notify, fileOf?.(item));
      return { line: JSON.stringify(failure.body), exit: failure.exit };
    }
  };
  try {
    await inOrder(items, context.places, answerTo, async (answer) => {
      exit = answer.exit > exit ? answer.exit : exit;
      await console.printLine(answer.line);
    });
    return exit;
  } finally {
    await context.close();
  }
}

/** Files that options name are read before the first answer and once, because they may be pipes. Throws `BadInput`. */
async function keepingOptionFiles(
  { fileOptions = [] }: RequestCommand,
  options: Request,
  readBytes: ReadBytes,
): Promise<ReadBytes> {
  const kept = new Map<string, Buffer>();
  for (const path of fileOptions.map((option) => options[option]))
    if (path !== undefined) kept.set(path, await bytesOf(path));
  return async (path) => kept.get(path) ?? readBytes(path);
}

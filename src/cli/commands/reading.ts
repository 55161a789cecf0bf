import { readPosting } from '#domain/posting/read-posting.ts';
import { visibleLines } from '#domain/document/source-document.ts';
import { onlyFile, readArguments } from '../arguments.ts';
import { readDocumentFile, readResumeFile, readTextFile } from '../files.ts';
import type { Command } from '../command.ts';

/** `read FILE`: what the file holds. */
export const read: Command = async (args, { print }) => {
  const document = await readDocumentFile(onlyFile(readArguments(args, []), 'FILE'));
  const lines = document.pages.flatMap((page) => page.lines);
  const text = visibleLines(document)
    .map((line) => line.text)
    .join('\n');
  print({ kind: document.kind, text, lines, layout: document.layout, warnings: document.warnings });
  return 0;
};

/** `parse FILE`: the JSON Resume, with evidence beside its values. */
export const parse: Command = async (args, { print }) => {
  const { parsed } = await readResumeFile(onlyFile(readArguments(args, []), 'FILE'));
  const { resume, ...evidence } = parsed;
  print({ ...resume, ...evidence });
  return 0;
};

/** `posting AD.txt`: what the ad asks for. */
export const posting: Command = async (args, { print }) => {
  const parsed = readArguments(args, ['title', 'company']);
  const text = await readTextFile(onlyFile(parsed, 'AD.txt'));
  print(readPosting(text, { title: parsed.options['title'], employer: parsed.options['company'] }));
  return 0;
};

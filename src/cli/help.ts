import { commandHelp, helpHeadings, manyAtOnce, type CommandHelp, type CommandName } from './shell-words.ts';

const program = 'foothold';

const indented = (lines: readonly string[]): string => lines.map((line) => `  ${line}`).join('\n');

function table(rows: CommandHelp['options']): string {
  const width = Math.max(...rows.map(([name]) => name.length));
  return indented(rows.map(([name, meaning]) => `${name.padEnd(width)}  ${meaning}`));
}

/** Printed without a command. */
export const usageOfAll = (): string =>
  [
    helpHeadings.usage,
    indented(Object.values(commandHelp).flatMap(({ usage }) => usage.map((each) => `${program} ${each}`))),
    '',
    helpHeadings.more,
  ].join('\n');

/** What `--help` prints after a command. */
export function helpOf(name: CommandName): string {
  const { usage, does, prints, options, fields, examples, exits }: CommandHelp = commandHelp[name];
  const parts = [
    does,
    `${helpHeadings.usage}\n${indented(usage.map((each) => `${program} ${each}`))}`,
    `${helpHeadings.prints}\n${indented([prints])}`,
    `${helpHeadings.options}\n${table(options)}`,
    ...(fields ? [`${helpHeadings.fields}\n${table(fields)}`, manyAtOnce] : []),
    `${helpHeadings.examples}\n${indented(examples)}`,
    `${helpHeadings.exits}\n${table(exits)}`,
  ];
  return parts.join('\n\n');
}

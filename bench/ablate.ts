import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { availableParallelism } from 'node:os';
import { rulesIn, type Rule } from './ablation/rules.ts';
import type { Measured } from './board/measuring-process.ts';

/** Measures groups of the score board in a process of its own, where given with a rule switched off: figures by name, where more is better. */
async function figuresWithout(rule: Rule | undefined, groups: readonly string[]): Promise<Map<string, number>> {
  const off = rule ? ['--import', join(import.meta.dirname, 'ablation/switch-off.mjs')] : [];
  const child = fork(join(import.meta.dirname, 'board/measuring-process.ts'), {
    execArgv: [...off, '--import', 'tsx'],
    env: { ...process.env, ...(rule && { ABLATED: JSON.stringify(rule) }) },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const figures = new Map<string, number>();
  const ended = once(child, 'exit').then(() => undefined);
  try {
    await Promise.race([once(child, 'message'), ended]);
    for (const group of groups) {
      if (!child.connected) return figures;
      child.send({ group });
      const answer = await Promise.race([once(child, 'message'), ended]);
      const measured = answer?.[0] as Measured | undefined;
      if (!measured || 'failed' in measured) return new Map();
      for (const { name, value, better } of measured.figures)
        figures.set(`${group}: ${name}`, better === 'more' ? value : -value);
    }
    return figures;
  } finally {
    child.kill();
  }
}

/** By how much each figure is better with the rule than without. */
function carriedBy(whole: ReadonlyMap<string, number>, without: ReadonlyMap<string, number>): [string, number][] {
  return [...whole].flatMap(([name, value]): [string, number][] => {
    const gain = value - (without.get(name) ?? Number.NaN);
    return Math.abs(gain) < 0.005 ? [] : [[name, gain]];
  });
}

/**
 * `npm run bench -- ablate PATH ... GROUP ...`: switches one rule after the other off in the files and folders given (src/domain/posting/fields), measures the
 * score board's groups (fixtures/ads) without it, and prints what it carries. Rules that carry nothing come last.
 */
export async function benchAblate(args: string[]): Promise<void> {
  const paths = args.filter((argument) => argument.startsWith('src/'));
  const groups = args.filter((argument) => !argument.startsWith('src/'));
  if (paths.length === 0 || groups.length === 0) {
    console.log('skipped: needs files or folders below src/ and groups of the score board');
    return;
  }
  const rules = paths.flatMap(rulesIn);
  const whole = await figuresWithout(undefined, groups);
  const idle: Rule[] = [];
  const waiting = [...rules];
  const work = async (): Promise<void> => {
    for (let rule = waiting.shift(); rule; rule = waiting.shift()) {
      const without = await figuresWithout(rule, groups);
      const carried = carriedBy(whole, without);
      if (without.size === 0) console.log(`needed   ${rule.name}: nothing runs without it`);
      else if (carried.length === 0) idle.push(rule);
      else {
        const list = carried.map(([name, gain]) => `${gain > 0 ? '+' : ''}${gain.toFixed(2)} ${name}`).join('; ');
        console.log(`${carried.some(([, gain]) => gain > 0) ? 'carries ' : 'HARMS   '} ${rule.name}: ${list}`);
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  for (const { name } of idle) console.log(`nothing  ${name}`);
  console.log(`${rules.length} rules, of which ${idle.length} carry nothing on ${groups.join(', ')}`);
}

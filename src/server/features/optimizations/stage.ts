import { optimizationStages, type OptimizationStage, type OptimizationView } from '#contract/optimizations.ts';

/** A stage as it is stored: its name, and how many sections or lines of how many are done. */
export const stageText = (name: OptimizationStage, counted?: { done: number; of: number }): string =>
  counted === undefined ? name : `${name} ${counted.done}/${counted.of}`;

const stored = /^(\w+)(?: (\d+)\/(\d+))?$/;

/** A stored stage, as shown to people. */
export function stageOf(text: string | null): OptimizationView['stage'] {
  const [, read, done, of] = stored.exec(text ?? '') ?? [];
  const name = optimizationStages.find((stage) => stage === read);
  if (name === undefined) return null;
  const counted = done === undefined || of === undefined ? undefined : { done: Number(done), of: Number(of) };
  return { name, done: counted?.done ?? null, of: counted?.of ?? null };
}

import { engineTasks, type TaskName } from './tasks.ts';

/** The entry of an engine thread. */
export default function runTask({ task, input }: { task: TaskName; input: unknown }): unknown {
  return (engineTasks[task] as (input: unknown) => unknown)(input);
}

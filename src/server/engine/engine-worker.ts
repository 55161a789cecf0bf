import { answerRequests } from '../supervision/answer-requests.ts';
import { engineTasks, type TaskName } from './tasks.ts';
import { warmUp } from './warm-up.ts';

/** A request to an engine thread. */
export interface EngineRequest {
  task: TaskName;
  input: unknown;
}

type Task = (input: unknown, tell: (progress: unknown) => void) => unknown;

/** A thread that was started for a request has it by then, and that request needs no sample before it. */
const warmUpAfterMs = 50;

const warmingUp = setTimeout(warmUp, warmUpAfterMs);
answerRequests(({ task, input }: EngineRequest, tell) => {
  clearTimeout(warmingUp);
  return (engineTasks[task] as Task)(input, tell);
});

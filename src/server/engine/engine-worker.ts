import { answerRequests } from '../supervision/answer-requests.ts';
import { engineTasks, type TaskName } from './tasks.ts';

/** A request to an engine thread. */
export interface EngineRequest {
  task: TaskName;
  input: unknown;
}

type Task = (input: unknown, tell: (progress: unknown) => void) => unknown;

answerRequests(({ task, input }: EngineRequest, tell) => (engineTasks[task] as Task)(input, tell));

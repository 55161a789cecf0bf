import { answerRequests } from '../supervision/answer-requests.ts';
import { engineTasks, type TaskName } from './tasks.ts';

/** A request to an engine thread. */
export interface EngineRequest {
  task: TaskName;
  input: unknown;
}

answerRequests(({ task, input }: EngineRequest) => (engineTasks[task] as (input: unknown) => unknown)(input));

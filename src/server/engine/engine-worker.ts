import { answerRequests } from '../supervision/answer-requests.ts';
import { engineTasks, type TaskName } from './tasks.ts';

/** What an engine thread is asked. */
export interface EngineRequest {
  task: TaskName;
  input: unknown;
}

answerRequests(({ task, input }: EngineRequest) => (engineTasks[task] as (input: unknown) => unknown)(input));

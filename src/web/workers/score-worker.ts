import { createAnswerer } from './answer-message.ts';

const answerMessage = createAnswerer();

/** Scores resumes in the background, so that typing never waits for it. */
self.addEventListener('message', (event: MessageEvent<unknown>) => {
  const answer = answerMessage(event.data);
  if (answer) self.postMessage(answer, []);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStageTeller } from './stage-teller.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function teller(failing = false) {
  const written: string[] = [];
  const warnings: unknown[] = [];
  const write = (stage: string) => {
    written.push(stage);
    return failing ? Promise.reject(new Error('down')) : Promise.resolve();
  };
  return {
    ...createStageTeller({ write, log: { warn: (...said: unknown[]) => void warnings.push(said) } }),
    written,
    warnings,
  };
}

test('the first stage is written at once, and of those that follow quickly the latest', async () => {
  const { tell, written } = teller();
  tell('reading');
  for (let done = 0; done < 30; done++) tell('wording', { done, of: 30 });
  expect(written).toEqual(['reading']);
  await vi.advanceTimersByTimeAsync(200);
  expect(written).toEqual(['reading', 'wording 29/30']);
  await vi.advanceTimersByTimeAsync(1000);
  tell('checking');
  expect(written).toEqual(['reading', 'wording 29/30', 'checking']);
});

test('nothing is written once it is ended, and its end waits for no pause', async () => {
  const { tell, end, written } = teller();
  tell('reading');
  await vi.advanceTimersByTimeAsync(0);
  tell('checking');
  await end();
  await vi.advanceTimersByTimeAsync(1000);
  expect(written).toEqual(['reading']);
});

test('a stage that cannot be written is a warning, and the next is written all the same', async () => {
  const { tell, written, warnings } = teller(true);
  tell('reading');
  await vi.advanceTimersByTimeAsync(200);
  tell('checking');
  await vi.advanceTimersByTimeAsync(200);
  expect(written).toEqual(['reading', 'checking']);
  expect(warnings).toHaveLength(2);
});

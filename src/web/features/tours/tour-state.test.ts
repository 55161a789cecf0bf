import { describe, expect, test } from 'vitest';
import { pageCopyFor } from '#copy/page-copy-for.ts';
import { completedTours, recordTour, resetTour, toursKey } from './completed-tours.ts';
import { tourIds } from './tour-ids.ts';
import { backed, closed, completed, nexted, noTour, started } from './tour-state.ts';
import { stepsOf } from './tour-steps.ts';

const copy = pageCopyFor('en');
const steps = stepsOf('home-first-visit', copy);
const running = started(noTour, 'home-first-visit', steps, []);

/** A storage of the browser, with what it holds. */
function storage(content?: string) {
  const kept = new Map(content === undefined ? [] : [[toursKey, content]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

describe('a tour', () => {
  test('starts at its first step, unless it is recorded completed or another one runs', () => {
    expect(running).toMatchObject({ isActive: true, currentStep: 0, tourId: 'home-first-visit', isCompleted: false });
    expect(started(noTour, 'home-first-visit', steps, ['home-first-visit']).isActive).toBe(false);
    expect(started(running, 'authenticated-user', steps, []).tourId).toBe('home-first-visit');
  });

  test('goes on step by step, and is completed by its last', () => {
    const last = steps.slice(1).reduce((state) => nexted(state), running);
    expect(last).toMatchObject({ isActive: true, currentStep: steps.length - 1 });
    expect(nexted(last)).toMatchObject({ isActive: false, isCompleted: true });
  });

  test('never goes back below its first step', () => {
    expect(backed(running).currentStep).toBe(0);
    expect(backed(nexted(running)).currentStep).toBe(0);
  });

  test('is completed by skipping, and not by closing', () => {
    expect(completed(running)).toMatchObject({ isActive: false, isCompleted: true });
    expect(closed(running)).toMatchObject({ isActive: false, isCompleted: false });
  });

  test.each(tourIds)('%s has words for each of its steps', (id) => {
    expect(stepsOf(id, copy).length).toBe(copy.tours.steps[id].length);
    for (const { ctaText, ctaAction } of stepsOf(id, copy)) expect(ctaText === undefined).toBe(ctaAction === undefined);
  });
});

describe('the completed tours', () => {
  test('are kept each once, and are forgotten one by one', () => {
    const kept = storage();
    for (const id of ['home-first-visit', 'authenticated-user', 'home-first-visit'] as const) recordTour(kept, id);
    expect(completedTours(kept)).toEqual(['home-first-visit', 'authenticated-user']);
    resetTour(kept, 'home-first-visit');
    expect(completedTours(kept)).toEqual(['authenticated-user']);
  });

  test.each(['not JSON', '{}', '["unknown", 4]', 'null'])('are none where %s is stored', (content) => {
    expect(completedTours(storage(content))).toEqual([]);
  });

  test('are none where the browser refuses to store', () => {
    const refusing = {
      getItem: () => {
        throw new Error('refused');
      },
      setItem: () => {
        throw new Error('refused');
      },
    };
    expect(completedTours(refusing)).toEqual([]);
    expect(() => recordTour(refusing, 'home-first-visit')).not.toThrow();
  });
});

import type { TrackedEvent, TrackedEventName, TrackedEvents } from '#contract/tracked-events.ts';

export type Track = <Name extends TrackedEventName>(name: Name, properties: TrackedEvents[Name]) => void;

const tracked = 'foothold:tracked';

/** Passes an event to `PageTracking`, which decides whether it may be reported. */
const track: Track = (name, properties) => {
  dispatchEvent(new CustomEvent(tracked, { detail: { name, properties } }));
};

/** Reports what a person does, if they have agreed to that; callable wherever it happens. */
export const useTrack = (): Track => track;

export function onTracked(heard: (event: TrackedEvent) => void): () => void {
  const listen = (event: Event) => heard((event as CustomEvent<TrackedEvent>).detail);
  addEventListener(tracked, listen);
  return () => removeEventListener(tracked, listen);
}

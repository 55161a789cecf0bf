import DataLoader from 'dataloader';

/** The most keys in one statement. */
const most = 100;

/**
 * Look-ups by key, those of one turn of the event loop by one statement: where many people ask at once, the database answers them together. Each is sent after
 * it was asked for, so that none is answered with what was there before. `load` is called with every key once, and returns what it found by key.
 */
export function lookUpsTogether<Found>(
  load: (keys: readonly string[]) => Promise<ReadonlyMap<string, Found>>,
): (key: string) => Promise<Found | undefined> {
  const loader = new DataLoader<string, Found | undefined>(
    async (keys) => {
      const found = await load([...new Set(keys)]);
      return keys.map((key) => found.get(key));
    },
    { cache: false, maxBatchSize: most, batchScheduleFn: (send) => void setImmediate(send) },
  );
  return (key) => loader.load(key);
}

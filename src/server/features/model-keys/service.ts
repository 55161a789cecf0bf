import { modelKeySchema, type HeldModelKey } from '#contract/model-keys.ts';
import type { Database } from '../../db/database.ts';
import { isUuid } from '../../db/uuid.ts';
import { usualModels } from '../../adapters/ai/model-prices.ts';
import type { OwnModelKey } from '../../adapters/ai/port.ts';
import type { Clock } from '../../clock.ts';
import { createSealer } from '../../secrets/sealed-text.ts';
import { findKey, saveKey } from './store.ts';

/** People's own keys for models: each is its session's, sealed, and ends with it. */
export interface ModelKeys {
  keep(sessionId: string, own: OwnModelKey): Promise<HeldModelKey>;
  shown(sessionId: string): Promise<HeldModelKey | null>;
  forget(sessionId: string): Promise<void>;
  /** For asking the model, and for nothing else. */
  keyOf(sessionId: string): Promise<OwnModelKey | undefined>;
}

export function createModelKeys({ db, clock, secret }: { db: Database; clock: Clock; secret: string }): ModelKeys {
  const sealer = createSealer(secret, 'model keys of sessions');
  const keyOf = async (sessionId: string): Promise<OwnModelKey | undefined> => {
    const sealed = isUuid(sessionId) ? await findKey(db, sessionId, clock.now()) : undefined;
    const opened = sealed === undefined ? undefined : sealer.open(sealed, sessionId);
    return opened === undefined ? undefined : modelKeySchema.parse(JSON.parse(opened));
  };
  return {
    async keep(sessionId, own) {
      await saveKey(db, sessionId, sealer.seal(JSON.stringify(own), sessionId));
      return heldOf(own);
    },
    async shown(sessionId) {
      const own = await keyOf(sessionId);
      return own ? heldOf(own) : null;
    },
    forget: (sessionId) => saveKey(db, sessionId, null),
    keyOf,
  };
}

const heldOf = ({ provider, model = usualModels[provider], key }: OwnModelKey): HeldModelKey => ({
  provider,
  model,
  ends: key.slice(-4),
});

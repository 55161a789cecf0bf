import type { Log } from '../../logging/log.ts';
import type { ModelProvider } from '#contract/model-keys.ts';
import { priceOf, usualModels, type ModelPrice } from './model-prices.ts';
import type { WordingModels } from './port.ts';
import type { ModelSettings } from './language-models.ts';
import type { Patience } from './wording-model.ts';

export interface OpenModelsOptions {
  /** The operator's model; absent: none. */
  house: (ModelSettings & { price: ModelPrice | undefined }) | undefined;
  log: Log;
  patience?: Partial<Patience>;
  /** Where people's own keys are sent in place of the providers' own addresses, in tests. */
  addresses?: Partial<Record<ModelProvider, string>>;
}

/** Models through the AI SDK. Its packages are loaded when the first model is asked. */
export async function openModels({ house, log, patience, addresses = {} }: OpenModelsOptions): Promise<WordingModels> {
  const load = () => import('./wording-model.ts');
  return {
    house: house && (await load()).createWordingModel({ ...house, log, patience }),
    async withKey({ provider, model = usualModels[provider], key }) {
      const { createWordingModel } = await load();
      const price = priceOf(provider, model);
      return createWordingModel({ provider, model, key, price, log, patience, baseUrl: addresses[provider] });
    },
  };
}

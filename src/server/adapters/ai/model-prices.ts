import type { ModelProvider } from '#contract/model-keys.ts';

/** In US dollars per million tokens. */
export interface ModelPrice {
  input: number;
  output: number;
}

/** The model of each provider that is asked where none is named. */
export const usualModels: Record<ModelProvider, string> = {
  openai: 'gpt-5-mini',
  anthropic: 'claude-haiku-4-5',
  google: 'gemini-2.5-flash',
};

/** List prices of models, as their providers published them; AI_PRICE_INPUT and AI_PRICE_OUTPUT go before these. */
const listPrices: Record<ModelProvider, Record<string, ModelPrice>> = {
  openai: {
    'gpt-4o': { input: 2.5, output: 10 },
    'gpt-4o-mini': { input: 0.15, output: 0.6 },
    'gpt-4.1': { input: 2, output: 8 },
    'gpt-4.1-mini': { input: 0.4, output: 1.6 },
    'gpt-4.1-nano': { input: 0.1, output: 0.4 },
    'gpt-5': { input: 1.25, output: 10 },
    'gpt-5-mini': { input: 0.25, output: 2 },
    'gpt-5-nano': { input: 0.05, output: 0.4 },
    'gpt-5.1': { input: 1.25, output: 10 },
  },
  anthropic: {
    'claude-haiku-4-5': { input: 1, output: 5 },
    'claude-sonnet-4-5': { input: 3, output: 15 },
    'claude-opus-4-5': { input: 5, output: 25 },
  },
  google: {
    'gemini-2.5-pro': { input: 1.25, output: 10 },
    'gemini-2.5-flash': { input: 0.3, output: 2.5 },
    'gemini-2.5-flash-lite': { input: 0.1, output: 0.4 },
  },
};

/** The price of a model or of a dated version of it (`gpt-5-mini-2025-08-07`); nothing where it is not known. */
export function priceOf(provider: string, model: string): ModelPrice | undefined {
  const prices = Object.hasOwn(listPrices, provider) ? listPrices[provider as ModelProvider] : {};
  const name = model.replace(/-(?:\d{4}-\d{2}-\d{2}|\d{8})$/, '');
  return Object.hasOwn(prices, name) ? prices[name] : undefined;
}

/** What tokens cost, in US dollars. */
export const costOf = (price: ModelPrice, tokens: { inputTokens: number; outputTokens: number }): number =>
  (tokens.inputTokens * price.input + tokens.outputTokens * price.output) / 1_000_000;

import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import type { ModelProvider } from '#contract/model-keys.ts';

/** Which model is asked, where, and with which key. */
export interface ModelSettings {
  provider: ModelProvider | 'compatible';
  model: string;
  key: string | undefined;
  /** Absent: the provider's own address. */
  baseUrl: string | undefined;
}

/** A provider's key is in a header that a redirect would carry to another host, with the resume: none is followed. */
const straight: typeof fetch = (address, init) => fetch(address, { ...init, redirect: 'error' });

/** The model, and the same without a form that its server enforces, for servers that know none. */
export function languageModels({ provider, model, key = '', baseUrl: baseURL }: ModelSettings): LanguageModel[] {
  const own = { apiKey: key, fetch: straight, ...(baseURL === undefined ? {} : { baseURL }) };
  switch (provider) {
    case 'openai':
      return [createOpenAI(own)(model)];
    case 'anthropic':
      return [createAnthropic(own)(model)];
    case 'google':
      return [createGoogleGenerativeAI(own)(model)];
    case 'compatible':
      return [true, false].map((supportsStructuredOutputs) =>
        createOpenAICompatible({
          name: 'compatible',
          baseURL: baseURL ?? '',
          fetch: straight,
          ...(key === '' ? {} : { apiKey: key }),
          supportsStructuredOutputs,
        })(model),
      );
  }
}

/** Where a person gives a key of their own for a language model. */
export const modelKey = {
  title: 'Use your own AI model',
  text:
    'If you have an API key for a language model, that model can suggest wordings for your resume and cover letter. We check every ' +
    'sentence it suggests against your resume and drop whatever your resume doesn’t support.',
  privacy:
    'We send it lines from your resume and what the ad asks for, never your name or contact details. We store your key encrypted, and ' +
    'delete it when you remove it, when you sign out or when your session ends. Your provider charges you for what the model does.',
  provider: 'Provider',
  providers: { openai: 'OpenAI', anthropic: 'Anthropic', google: 'Google' },
  model: 'Model',
  optional: 'optional',
  modelExample: 'e.g. gpt-5-mini',
  key: 'API key',
  save: 'Use This Key',
  saving: 'Saving...',
  held: (provider: string, model: string, ends: string) => `${provider}, ${model}, key ending in ${ends}`,
  remove: 'Remove Key',
  saved: 'Key saved',
  savedText: 'Your next optimization will use it.',
  removed: 'Key removed',
  failed: 'Key not saved',
  failedText: 'We couldn’t save your key. Please try again.',
  notRemoved: 'Key not removed',
  notRemovedText: 'We couldn’t remove your key. Please try again.',
} as const;

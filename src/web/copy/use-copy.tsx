import { createContext, use, type ReactNode } from 'react';
import type { PageCopy } from '#copy/copy.ts';
import { validationSentence } from '#copy/validation-key.ts';

const CopyContext = createContext<PageCopy | undefined>(undefined);

/** Gives the pages the sentences of one language. */
export function CopyProvider({ copy, children }: { copy: PageCopy; children: ReactNode }) {
  return <CopyContext value={copy}>{children}</CopyContext>;
}

/** Every sentence of the pages, in the page's language. */
export function useCopy(): PageCopy {
  const copy = use(CopyContext);
  if (!copy) throw new Error('useCopy is called outside of CopyProvider.');
  return copy;
}

/** Words what a schema of the contract says about a field. */
export function useValidation(): (message: string | undefined) => string | undefined {
  const copy = useCopy();
  return (message) => message && validationSentence(message, copy);
}

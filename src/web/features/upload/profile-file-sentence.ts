import { codeOf, sentenceOf } from '../../api/http-error.ts';
import { useCopy } from '../../copy/use-copy.tsx';

/** What a person reads where LinkedIn's file was not taken: the server's sentences about files speak of resumes. */
export function useProfileFileSentence(): (error: unknown, fallback?: string) => string {
  const { linkedinFile: words } = useCopy();
  const own: Readonly<Record<string, string>> = words.problems;
  return (error, fallback = words.failedText) => own[codeOf(error) ?? ''] ?? sentenceOf(error, fallback);
}

import type { FastifyRequest } from 'fastify';
import { defaultLocale, locales, type Locale } from '#copy/locales.ts';

/** The language a request is answered in: the one of ours that its Accept-Language prefers. Decided here alone. */
export const requestLocale = ({ headers }: Pick<FastifyRequest, 'headers'>): Locale =>
  preferredLanguage(headers['accept-language'], locales) ?? defaultLocale;

/** The first of the known languages by the weights of an Accept-Language (RFC 9110, 12.5.4); `de-AT` asks for `de`. */
export function preferredLanguage<Language extends string>(
  header: string | undefined,
  known: readonly Language[],
): Language | undefined {
  const asked = (header ?? '').split(',').map((part) => {
    const [range = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    return { language: range.split('-')[0], weight: weight === undefined ? 1 : Number(weight) };
  });
  const [preferred] = asked
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .flatMap(({ language }) => known.find((each) => each === language) ?? []);
  return preferred;
}

import type { LongReads } from '../copy.ts';
import { careerGuide } from '../en/career-guide.ts';
import type { Locale } from '../locales.ts';

const copies: Record<Locale, LongReads['careerGuide']> = { en: careerGuide };

/** In a file of its own, so that its page alone loads it. */
export const careerGuideFor = (locale: Locale): LongReads['careerGuide'] => copies[locale];

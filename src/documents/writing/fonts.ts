import { join } from 'node:path';
import { templates } from './templates/templates.ts';

/** Fonts for the scripts and symbols that the templates' own lack; all under the SIL Open Font License. */
const fallbacks = [
  'inter',
  'biz-udpgothic',
  'chocolate-classical-sans',
  'nanum-gothic',
  'noto-sans-arabic',
  'noto-sans-hebrew',
  'noto-sans-devanagari',
  'noto-sans-thai',
  'noto-emoji',
] as const;

/** The folders of the fonts within the folder of the `@expo-google-fonts` packages. */
export const fontFolders = (fontsDir: string): string[] =>
  [...new Set([...Object.values(templates).flatMap(({ fonts }) => fonts), ...fallbacks])].map((name) =>
    join(fontsDir, name),
  );

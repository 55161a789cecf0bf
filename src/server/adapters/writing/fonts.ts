import { join } from 'node:path';

/** The templates' text faces, and faces for the scripts and signs that those lack; all under the SIL Open Font License. */
const fontPackages = [
  'inter',
  'eb-garamond',
  'source-sans-3',
  'fraunces',
  'biz-udpgothic',
  'chocolate-classical-sans',
  'nanum-gothic',
  'noto-sans-arabic',
  'noto-sans-hebrew',
  'noto-sans-devanagari',
  'noto-sans-thai',
  'noto-emoji',
] as const;

/** The folders of the fonts under the folder that holds the `@expo-google-fonts` packages. */
export const fontFolders = (fontsDir: string): string[] => fontPackages.map((name) => join(fontsDir, name));

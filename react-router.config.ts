import type { Config } from '@react-router/dev/config';
import { notFoundPath, pagePaths } from './src/contract/pages.ts';

/** Every page is a static file, prerendered at build time; the server only serves it (`ssr: false`). */
export default {
  appDirectory: 'src/web',
  buildDirectory: 'build/web',
  ssr: false,
  prerender: [...Object.values(pagePaths), notFoundPath],
} satisfies Config;

import type { Config } from '@react-router/dev/config';

/** Every page is a static file, prerendered at build time; the server only serves it (`ssr: false`). */
export default {
  appDirectory: 'src/web',
  buildDirectory: 'build/web',
  ssr: false,
  // `/404` is the page the server answers unknown addresses with; it is no address of its own.
  prerender: [
    '/',
    '/optimize',
    '/score',
    '/login',
    '/register',
    '/forgot-password',
    '/reset-password',
    '/profile',
    '/checkout',
    '/404',
  ],
} satisfies Config;

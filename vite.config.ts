import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { leanContract } from './scripts/lean-contract.ts';
import { leanTables } from './scripts/lean-tables.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [leanTables, leanContract, tailwindcss(), reactRouter()],
  publicDir: 'src/web/public',
  resolve: {
    // The scroll lock of Radix's dialogs writes a <style> element, which a strict CSP refuses: ours adopts a sheet instead.
    alias: { 'react-style-singleton': here('./src/web/ui/adopted-style.ts') },
  },
  build: {
    // Fonts and icons stay files: `data:` addresses are not in the CSP.
    assetsInlineLimit: 0,
    // `light-dark()` and `oklch()` stay as written (tokens.css); these are the first browsers that know both.
    target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
  },
  worker: { format: 'es', plugins: () => [leanTables] },
  // Word tables are parsed when the worker starts: text that JSON.parse reads is faster than the same as a program.
  json: { stringify: true, namedExports: false },
  // A cold dev start finds every dependency before the first page is asked for, or hooks come twice.
  optimizeDeps: {
    entries: ['src/web/root.tsx', 'src/web/features/**/*.tsx'],
    include: ['react', 'react-dom', 'react-dom/client', 'react-router', 'react-router/dom'],
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
});

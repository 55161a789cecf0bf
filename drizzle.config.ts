import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate` writes the next migration; they go forward only and run on PGlite and PostgreSQL alike. */
export default defineConfig({ dialect: 'postgresql', schema: './src/server/db/schema/*.ts', out: './migrations' });

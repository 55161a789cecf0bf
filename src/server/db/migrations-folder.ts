import { join } from 'node:path';
import { projectRoot } from '../root.ts';

/** The one set of migrations, for PGlite and PostgreSQL. */
export const migrationsFolder = (): string => join(projectRoot(), 'migrations');

import fc from 'fast-check';

// The same cases on every machine, so that a green run says something of the next one. `TEST_SEED=<number>` tries others.
fc.configureGlobal({ seed: Number(process.env['TEST_SEED'] ?? 20261122) });

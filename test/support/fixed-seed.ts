import fc from 'fast-check';

// The same cases on every machine, so that one green run predicts the next. `TEST_SEED=<number>` tries others.
fc.configureGlobal({ seed: Number(process.env['TEST_SEED'] ?? 20261122) });

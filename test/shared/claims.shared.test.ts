import { claimsAreChecked } from '../support/corpus/claims.ts';
import { sharedCorpus } from '../support/corpus/shared-corpus.ts';

claimsAreChecked(sharedCorpus());

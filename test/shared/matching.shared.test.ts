import { ownLinesAreNotBare } from '../support/corpus/bare-lines.ts';
import { sharedCorpus } from '../support/corpus/shared-corpus.ts';

ownLinesAreNotBare(sharedCorpus());

import { adsAreRead } from '../support/corpus/ads.ts';
import { sharedCorpus } from '../support/corpus/shared-corpus.ts';

adsAreRead(sharedCorpus(), { employersRight: 0.9, employersWrong: 0.1, titlesRead: 0.9 });

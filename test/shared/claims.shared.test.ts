import { claimsAreChecked } from '../support/corpus/claims.ts';
import { sharedCorpus } from '../support/corpus/shared-corpus.ts';

claimsAreChecked(sharedCorpus(), [
  'number changed: Improved website performance scores to 950+ on Lighthouse',
  'letter moves a fact: Dear Hiring Team,\n\nAt TechCorp Inc, I implemented responsive designs achieving 100% mobile compatibility.\n\nSincerely,',
  "employer added: Awarded 'Employee of the Month' for Globex Corporation",
]);

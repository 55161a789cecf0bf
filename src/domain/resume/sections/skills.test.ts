import { expect, test } from 'vitest';
import { splitList } from './skills.ts';

test.each([
  ['SQL, Python, R', ['SQL', 'Python', 'R']],
  ['AWS (S3, EC2), GCP', ['AWS (S3, EC2)', 'GCP']],
  ['C++ • C# • .NET • CI/CD', ['C++', 'C#', '.NET', 'CI/CD']],
  ['HTML; CSS | SASS', ['HTML', 'CSS', 'SASS']],
  ['Triage, IV Therapy and Wound Care', ['Triage', 'IV Therapy and Wound Care']],
  ['English, and Spanish', ['English', 'Spanish']],
  ['Budgets of 2,5 Mio. Euro, SAP', ['Budgets of 2,5 Mio. Euro', 'SAP']],
  ['', []],
])('%s', (text, items) => expect(splitList(text)).toEqual(items));

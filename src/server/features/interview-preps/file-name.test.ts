import { expect, test } from 'vitest';
import { prepFileName } from './file-name.ts';

test.each([
  ['Warehouse Manager', 'interview-prep-warehouse-manager.pdf'],
  ['C++ / C# Developer (m/f/d)', 'interview-prep-c-c-developer-m-f-d.pdf'],
  ['  Köchin  ', 'interview-prep-köchin.pdf'],
  ['倉庫マネージャー', 'interview-prep-倉庫マネージャー.pdf'],
  ['../../etc/passwd', 'interview-prep-etc-passwd.pdf'],
  ['"; filename="x.exe\r\nSet-Cookie: a=b', 'interview-prep-filename-x-exe-set-cookie-a-b.pdf'],
  ['!!!', 'interview-prep.pdf'],
  [`${'a'.repeat(59)} manager`, `interview-prep-${'a'.repeat(59)}.pdf`],
])('the file of %j is named %s', (title, name) => {
  expect(prepFileName(title)).toBe(name);
});

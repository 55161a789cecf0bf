import { expect, test } from 'vitest';
import { withoutPassword } from './move-to-postgres.ts';

test.each([
  ['postgres://me:secret@db.example:5432/jobs', 'postgres://me:***@db.example:5432/jobs'],
  ['postgres://me@db.example/jobs?password=secret', 'postgres://me@db.example/jobs?password=***'],
  [
    'postgres://me:secret@db.example/jobs?sslmode=require&password=secret&password=secret',
    'postgres://me:***@db.example/jobs?sslmode=require&password=***',
  ],
  ['postgres://me@db.example/jobs?p%61ssword=secret', 'postgres://me@db.example/jobs?password=***'],
  ['postgres://me@db.example/jobs?sslpassword=secret', 'postgres://me@db.example/jobs?sslpassword=***'],
  ['postgres://me@db.example/jobs?sslrootcert=/etc/ca.pem', 'postgres://me@db.example/jobs?sslrootcert=/etc/ca.pem'],
])('%s is told as %s', (address, told) => {
  expect(withoutPassword(address)).toBe(told);
});

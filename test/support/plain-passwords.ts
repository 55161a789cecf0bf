import type { PasswordHasher } from '#server/adapters/passwords/port.ts';

/** Keeps passwords as they are: the real hasher takes its time, and is not what is tested. */
export const plainPasswords: PasswordHasher = {
  hash: (text) => Promise.resolve(text),
  verify: (hash, text) => Promise.resolve(hash === text),
};

import { hash, verify } from '@node-rs/argon2';
import type { PasswordHasher } from './port.ts';

/** OWASP's minimum settings for argon2id: 19 MiB, two passes, one lane; about 11 ms off the event loop. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of a password that nobody has, to compare with when there is no account. */
const nobody = '$argon2id$v=19$m=19456,t=2,p=1$MDAwMDAwMDAwMDAwMDAwMA$P1ufz9TnKXQ0SvSfEsrfXTkzZfRMLnB+0KxQpBwzI6A';

export const createArgon2Hasher = (): PasswordHasher => ({
  hash: (password) => hash(password, cost),
  verify: async (known, password) => {
    const matches = await verify(known ?? nobody, password);
    return matches && known !== undefined;
  },
});

import { createHmac, timingSafeEqual } from 'node:crypto';

const signature = (key: string, userId: string): string => createHmac('sha256', key).update(userId).digest('base64url');

/** Names a person in a mail's link so that nobody can name another: nothing of it is stored, and it lasts as long as the key. */
export const mailToken = (key: string, userId: string): string => `${userId}.${signature(key, userId)}`;

/** Whom a token names; nobody where it is none of ours. */
export function userOfToken(key: string, token: string): string | undefined {
  const [userId = '', signed = ''] = token.split('.');
  const [expected, given] = [Buffer.from(signature(key, userId)), Buffer.from(signed)];
  return expected.length === given.length && timingSafeEqual(expected, given) ? userId : undefined;
}

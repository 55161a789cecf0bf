import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, in the alphabet of addresses and cookies (43 characters). */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The stored form of a token: nobody who reads the database can use it. The token is random, so no salt is needed. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

import { randomInt } from 'node:crypto';

/** Above every id that stands for a guest, and within 32 bits. */
const LEAST = 10_000_000;
const BEYOND = 2_147_483_647;

/** An id for a new account: drawn at random, so that neither their number nor their order can be read from it. */
export const generateUserId = (): string => String(randomInt(LEAST, BEYOND));

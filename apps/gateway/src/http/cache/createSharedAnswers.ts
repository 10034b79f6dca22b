import { createHash } from 'node:crypto';
import type { Redis } from '../../redis/connectRedis.ts';

/** Answers that several gateways share, kept for the version of the library that all of them know. */
export interface SharedAnswers {
  find: (key: string, version: string) => Promise<string | undefined>;
  keep: (key: string, version: string, answer: string) => void;
}

/** A version ends with the next change of the library; this bounds what is left of it. */
const TTL_S = 600;
const MAX_CHARACTERS = 512 * 1024;

/** Of a fixed length, whatever readers search for. */
const nameOf = (key: string, version: string): string =>
  `shuye:answer:${version}:${createHash('sha256').update(key).digest('base64url')}`;

/** Keeps answers in Redis; without it nothing is found, and each gateway makes them itself. */
export const createSharedAnswers = ({ ask }: Redis): SharedAnswers => ({
  find: async (key, version) => (await ask((client) => client.get(nameOf(key, version)))) ?? undefined,
  keep: (key, version, answer) => {
    if (answer.length > MAX_CHARACTERS) return;
    void ask((client) => client.set(nameOf(key, version), answer, 'EX', TTL_S));
  },
});

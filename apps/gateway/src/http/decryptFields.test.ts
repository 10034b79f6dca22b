import { createHash } from 'node:crypto';
import { checkBooks } from '@shuye/api-client/calls';
import { createFieldCipher, signText, type Signable } from '@shuye/core-domain/sign';
import { describe, expect, it } from 'vitest';
import { aBookRow } from '../testing/aBookRow.ts';
import { startTestGateway, NOW } from '../testing/startTestGateway.ts';
import { sendCall } from '../testing/sendCall.ts';

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');
const utf8 = { encode: (text: string) => new TextEncoder().encode(text), decode: () => '' };
const encrypt = (text: string, secret: string) => createFieldCipher({ secret, md5, utf8 }).encrypt(text);

const at = (timestamp: string) => {
  const fields: Record<string, Signable> = { checkBooks: '[]', timestamp };
  return { method: 'POST', body: new URLSearchParams({ ...fields, sign: md5(signText(fields, 'dev-book')) }) };
};
const seconds = (age: number): string => String(NOW / 1000 + age);

describe('an encrypted field [SIGN-06]', () => {
  it('is read as its sender meant it', async () => {
    const { ask } = await startTestGateway({ books: [aBookRow()] });
    const { body } = await sendCall(ask, checkBooks, { books: [{ bookId: '1001', chapterCount: 0, updatedAt: 0 }] });
    expect(body).toMatchObject({ state: 200 });
  });

  it('is signed as it travels, and dates the request all the same', async () => {
    const { ask } = await startTestGateway();
    const sent = async (age: number) => (await ask(checkBooks.path, at(encrypt(seconds(age), 'dev-book')))).body;
    expect(await sent(0)).toMatchObject({ state: 200 });
    expect(await sent(-301)).toMatchObject({ state: 4011 });
  });

  it.each([
    ['is plain', seconds(0)],
    ['is no base64url', '*'],
    ['was encrypted with the key of another service', encrypt(seconds(0), 'dev-vip')],
  ])('is refused when it %s', async (_case, timestamp) => {
    const { ask } = await startTestGateway();
    expect((await ask(checkBooks.path, at(timestamp))).status).toBe(400);
  });
});

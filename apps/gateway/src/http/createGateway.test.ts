import { describe, expect, it } from 'vitest';
import { startTestGateway, NOW } from '../testing/startTestGateway.ts';
import { aBookRow, aChapterRow } from '../testing/aBookRow.ts';

const library = { books: [aBookRow()], chapters: [aChapterRow(1), aChapterRow(2)] };
const bookInfo = '/openapi/book/info';

describe('a signed call', () => {
  it('is answered when its signature is right [SIGN-12]', async () => {
    const { form } = await startTestGateway(library);
    const { body } = await form(bookInfo, 'book', { bookId: '1001' });
    expect(body).toMatchObject({ state: 200, data: { bookName: '山中灯火' } });
  });

  it.each([
    ['a changed value', { bookId: '1002' }],
    ['another signature', { sign: 'f'.repeat(32) }],
    ['something that is no signature', { sign: 'x' }],
  ])('is refused with 4010 for %s [SIGN-12]', async (_name, change) => {
    const { form } = await startTestGateway(library);
    const { body } = await form(bookInfo, 'book', { bookId: '1001' }, change);
    expect(body).toEqual({ state: 4010, message: '签名错误' });
  });

  it('is refused without a signature where one is demanded [SIGN-20]', async () => {
    const { ask } = await startTestGateway(library);
    const { body } = await ask(bookInfo, {
      method: 'POST',
      body: new URLSearchParams({ bookId: '1001', user_id: '8000000' }),
    });
    expect(body).toMatchObject({ state: 4010 });
  });

  it('may lack its signature where the documents name none, but not carry a wrong one [SIGN-20]', async () => {
    const { ask } = await startTestGateway();
    const send = (fields: object) =>
      ask('/bookstore/miniapp', { method: 'POST', body: JSON.stringify({ userId: '8000000', ...fields }) });
    expect((await send({ page: 'home' })).body).toMatchObject({ state: 200 });
    expect((await send({ page: 'home', sign: '0'.repeat(32) })).body).toMatchObject({ state: 4010 });
  });

  it.each([300, -300])(
    'is taken %i s from the server time, and refused with that time one second further [SIGN-12]',
    async (age) => {
      const { form } = await startTestGateway(library);
      const at = (seconds: number) => form(bookInfo, 'book', { bookId: '1001', timestamp: NOW / 1000 + seconds });
      expect((await at(age)).body).toMatchObject({ state: 200 });
      expect((await at(age + Math.sign(age))).body).toMatchObject({ state: 4011, serverTime: NOW / 1000 });
    },
  );
});

describe('a request that no honest client sends', () => {
  const ofUnknown = 'the request has a field that this call does not know';
  const many = Array.from({ length: 200 }, (_, at) => `a${at}=1`).join('&');

  it.each([
    ['an unknown field', 'bookId=1001&surprise=1', ofUnknown],
    ['a field given twice', 'bookId=1001&bookId=1002', 'field bookId is given twice'],
    ['a field of the prototype', 'bookId=1001&__proto__=1', ofUnknown],
    ['an id that is a path', 'bookId=..%2F..%2Fetc', expect.stringMatching(/^bookId: expected/)],
    ['no id', 'platform=0', 'bookId: missing'],
    ['a time that is no number', 'bookId=1001&timestamp=soon', expect.stringMatching(/^timestamp: expected/)],
    ['more fields than any call has', `bookId=1001&${many}`, 'more than 200 fields'],
    ['a field that reaches too deep', 'bookId=[[[[[[]]]]]]', 'a field is nested deeper than 5 levels'],
    ['a field that names a prototype', 'bookId={"constructor":1}', 'a field names a prototype'],
    ['a field with a NUL', 'bookId=1001%00', 'a field holds a NUL character'],
  ])('is refused with 400 before its signature is looked at: %s (E3) [SIGN-12]', async (_name, fields, message) => {
    const { ask } = await startTestGateway(library);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await ask(bookInfo, { method: 'POST', headers, body: `user_id=8000000&${fields}` });
    expect([answer.status, answer.body]).toEqual([400, { state: 400, message }]);
  });

  it('is refused with 400 when a field of its body stands in its address', async () => {
    const { ask } = await startTestGateway(library);
    const answer = await ask(`${bookInfo}?bookId=1001`, { method: 'POST', body: 'user_id=8000000' });
    expect([answer.status, answer.body]).toEqual([
      400,
      { state: 400, message: 'field bookId does not belong in the address' },
    ]);
  });

  it.each([
    ['{', 'the body is not JSON'],
    ['[]', 'the body is not an object'],
    ['"text"', 'the body is not an object'],
    ['null', 'the body is not an object'],
  ])('is refused with 400 when its JSON is %j', async (json, message) => {
    const { ask } = await startTestGateway();
    const { status, body } = await ask('/bookstore/miniapp', { method: 'POST', body: json });
    expect([status, body]).toEqual([400, { state: 400, message }]);
  });

  it('leaves every prototype as it was', async () => {
    const { form } = await startTestGateway(library);
    const { status } = await form('/load/resource', 'resource', {
      resources: '{"__proto__":{"bookId":"1"}}',
      user_id: undefined,
    });
    expect(status).toBe(400);
    expect('bookId' in {}).toBe(false);
  });

  it('is refused when it is too large to be honest', async () => {
    const { ask } = await startTestGateway();
    expect((await ask(bookInfo, { method: 'POST', body: 'x'.repeat(300_000) })).status).toBe(413);
  });

  it('gets a JSON answer for a path that is no call', async () => {
    const { ask } = await startTestGateway();
    expect(await ask('/no/such/call')).toMatchObject({ status: 404, body: { state: 404 } });
  });
});

describe('the running gateway', () => {
  it('reports that it is up and ready, as the status page asks [MISC-01]', async () => {
    const { ask } = await startTestGateway();
    expect((await ask('/healthz')).body).toEqual({ status: 'up' });
    expect((await ask('/readyz')).body).toEqual({ status: 'ready' });
  });

  it('answers with the headers that keep content from running anywhere', async () => {
    const { ask } = await startTestGateway();
    const { headers } = await ask('/healthz');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('writes no signature, token or user id into its log', async () => {
    const { form, log } = await startTestGateway(library);
    await form(bookInfo, 'book', { bookId: '1001' });
    expect(log.join('')).toContain(bookInfo);
    expect(log.join('')).not.toMatch(/8000000|sign/);
  });

  it('hides what broke from readers and keeps it for operators', async () => {
    const { form, database, log } = await startTestGateway(library);
    await database.destroy();
    const { status, body } = await form(bookInfo, 'book', { bookId: '1001' });
    expect([status, body]).toEqual([500, { state: 500, message: '网络或服务异常，请稍后再试' }]);
    expect(log.join('')).toContain('driver');
  });
});

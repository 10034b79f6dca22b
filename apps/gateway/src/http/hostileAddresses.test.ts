import { expect, it } from 'vitest';
import { startTestGateway } from '../testing/startTestGateway.ts';
import { MAX_BODY } from './readBody.ts';

const gateway = await startTestGateway();

const asForm = (body: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body,
});

it.each([
  ['a broken percent sign in a cover', '/covers/%E0%A4%A', 404],
  ['one in a free chapter', '/content/free/%', 404],
  ['one in a chapter that is sold', '/content/charge/%FF', 404],
  ['one in a beginning', '/content/short/%E0%A4%A', 404],
  ['one in a cashier’s number', '/cashier/%E0%A4%A', 404],
  ['a NUL in a chapter’s name', '/content/charge/1001/1/%00.json', 404],
  ['a NUL in a beginning’s name', '/content/short/1001/1/%00.json', 404],
  ['a NUL in a cashier’s number', '/cashier/%00', 404],
  ['a lone half of a character', '/cashier/%ED%A0%80', 404],
])('answers %s as what is not there (E10)', async (_case, path, status) => {
  expect((await gateway.ask(path)).status).toBe(status);
});

it.each([
  ['the cashier', '/cashier/%00', asForm('act=pay'), 404],
  ['a simulated host’s payment', '/cashier/trade/%00', { method: 'POST', body: '{"act":"pay"}' }, 404],
  ['the feedback page', '/feedback', asForm('words=%00%E7%81%AF&contact=%00&pf=%00&sn=%00'), 303],
  ['the login page', '/login/code', asForm('phone=%00&state=%00&redirect_uri=%00'), 303],
])('%s stands a NUL, on any database', async (_case, path, init, status) => {
  expect((await gateway.ask(path, init)).status).toBe(status);
});

it.each(['/cashier/1', '/cashier/trade/1', '/feedback', '/login', '/login/code', '/pay/callback', '/nowhere'])(
  'reads no more of a body for %s than a call may have',
  async (path) => {
    const { status } = await gateway.ask(path, asForm(`act=${'x'.repeat(MAX_BODY)}`));
    expect(status).toBe(413);
  },
);

import { ticketList } from '@shuye/api-client/calls';
import { expect, it } from 'vitest';
import { startTestGateway, NOW } from '../testing/startTestGateway.ts';
import { giveTicket } from '../testing/giveTicket.ts';
import { readAnswer } from '../testing/readAnswer.ts';
import { sendCall } from '../testing/sendCall.ts';

const SECONDS = NOW / 1000;

async function aReader() {
  const gateway = await startTestGateway();
  const reader = await gateway.signIn();
  const page = async (number = 1) =>
    readAnswer(ticketList, (await sendCall(reader.ask, ticketList, { page: number }, reader.userId)).body);
  const give = (change: Parameters<typeof giveTicket>[2]) => giveTicket(gateway.database, reader.userId, change);
  return { ...gateway, reader, page, give };
}

it('lists usable tickets first, those that end first before the others, then the used and expired [API-54] [TICKET-01] (D-180)', async () => {
  const { page, give } = await aReader();
  await give({ id: 'used', balance: 0, expires_at: SECONDS + 5 });
  await give({ id: 'late', expires_at: SECONDS + 90 });
  await give({ id: 'over', expires_at: SECONDS });
  await give({ id: 'soon', expires_at: SECONDS + 10, name: '5书豆豆券' });
  const { records, totalPages } = await page();
  expect(records.map(({ beanId, status }) => [beanId, status])).toEqual([
    ['soon', 1],
    ['late', 1],
    ['used', 2],
    ['over', 3],
  ]);
  expect(records[0]).toMatchObject({ name: '5书豆豆券', amount: 5, balance: 5, expiresAt: SECONDS + 10 });
  expect(totalPages).toBe(1);
});

it('gives pages of 100, each ticket on one of them [TICKET-01] [RECORD-03]', async () => {
  const { page, give } = await aReader();
  for (let at = 0; at < 101; at += 1) await give({ id: `t${at}` });
  const pages = [await page(1), await page(2), await page(3)];
  expect(pages.map(({ records, totalPages }) => [records.length, totalPages])).toEqual([
    [100, 2],
    [1, 2],
    [0, 2],
  ]);
  expect(new Set(pages.flatMap(({ records }) => records.map(({ beanId }) => beanId))).size).toBe(101);
});

it('shows an account its own tickets only, and a guest none (E2)', async () => {
  const { ask, signIn, give, reader } = await aReader();
  await give({});
  const other = await signIn();
  expect((await sendCall(other.ask, ticketList, {}, other.userId)).body).toMatchObject({ beanList: [], totalPage: 0 });
  expect((await sendCall(other.ask, ticketList, {}, reader.userId)).status).toBe(401);
  expect((await sendCall(ask, ticketList, {})).status).toBe(401);
});

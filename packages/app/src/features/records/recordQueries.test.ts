import { messages } from '@shuye/core-domain/error';
import { describe, expect, it } from 'vitest';
import { Refusal, type Answers } from '../../testing/fakeServer.ts';
import { testServices } from '../../testing/testServices.ts';
import { accountRecordsQuery, ticketsQuery } from './recordQueries.ts';

const ask = {
  tickets: (answers: Answers, pages?: number) => {
    const { query, client, seen } = testServices({ answers, userId: '10000001' });
    return { seen, answer: query.fetchInfiniteQuery({ ...ticketsQuery(client), ...(pages ? { pages } : {}) }) };
  },
  records: (answers: Answers, pages?: number) => {
    const { query, client, seen } = testServices({ answers, userId: '10000001' });
    return { seen, answer: query.fetchInfiniteQuery({ ...accountRecordsQuery(client), ...(pages ? { pages } : {}) }) };
  },
};

describe('a failed fetch', () => {
  it('of tickets gives the server’s status and message [ERR-68] [TICKET-07]', async () => {
    const { answer } = ask.tickets({ ticketList: new Refusal(503, '豆券维护中') });
    await expect(answer).rejects.toMatchObject({ kind: 'server', code: 503, message: '豆券维护中' });
  });

  it('of records gives the server’s status and message [ERR-69] [RECORD-04]', async () => {
    const { answer } = ask.records({ accountRecords: new Refusal(503, '记录维护中') });
    await expect(answer).rejects.toMatchObject({ kind: 'server', code: 503, message: '记录维护中' });
  });

  it('of tickets gives the default message where there is no word of the server [ERR-68] [TICKET-07]', async () => {
    await expect(ask.tickets({}).answer).rejects.toMatchObject({ message: messages.networkFailure });
    const wordless = ask.tickets({ ticketList: new Refusal(500, '') });
    await expect(wordless.answer).rejects.toMatchObject({ code: 500, message: '网络或服务异常，请稍后再试' });
  });

  it('of records gives the default message where there is no word of the server [ERR-69] [RECORD-04]', async () => {
    await expect(ask.records({}).answer).rejects.toMatchObject({ message: messages.networkFailure });
    const wordless = ask.records({ accountRecords: new Refusal(500, '') });
    await expect(wordless.answer).rejects.toMatchObject({ code: 500, message: '网络或服务异常，请稍后再试' });
  });
});

describe('the pages', () => {
  it('of tickets end with the last [TICKET-01]', async () => {
    const { answer, seen } = ask.tickets({ ticketList: { beanList: [], totalPage: 2 } }, 9);
    expect((await answer).pages).toHaveLength(2);
    expect(seen.map(({ fields }) => fields['pageIndex'])).toEqual(['1', '2']);
  });

  it('of records end with the longer list [RECORD-02]', async () => {
    const lists = { spay: { records: [], totalPage: 1 }, spend: { records: [], totalPage: 3 } };
    expect((await ask.records({ accountRecords: lists }, 9).answer).pages).toHaveLength(3);
  });
});

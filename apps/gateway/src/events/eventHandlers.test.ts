import { calls } from '@shuye/api-client/calls';
import { describe, expect, it } from 'vitest';
import { aBookRow } from '../testing/aBookRow.ts';
import { startTestGateway, NOW } from '../testing/startTestGateway.ts';
import { readAnswer } from '../testing/readAnswer.ts';

async function collector(library: Parameters<typeof startTestGateway>[0] = {}) {
  const gateway = await startTestGateway(library);
  const post = async (path: string, fields: object) =>
    (await gateway.ask(path, { method: 'POST', body: JSON.stringify({ userId: '8000000', ...fields }) })).body;
  const kept = async () => {
    const rows = await gateway.database.selectFrom('collected_event').selectAll().execute();
    return rows.map(({ kind, name, page, fields }) => ({ kind, name, page, ...(JSON.parse(fields) as object) }));
  };
  return { ...gateway, post, kept };
}

const named = (name: string) => ({ type: 'click', page: '/', name, ts: NOW });

describe('events of pages', () => {
  it('are kept as they came [API-65] [EVT-01] [EVT-02] [EVT-03]', async () => {
    const { post, kept } = await collector();
    const events = [
      { type: 'page', page: '/shelf', name: 'view', params: { from: 'home' }, ts: NOW },
      { type: 'click', page: '/shelf', name: 'tab', ts: NOW },
    ];
    expect(await post('/event/collect', { siteid: '6666', events })).toEqual({ state: 200 });
    expect(await kept()).toEqual([
      { kind: 'page', name: 'view', page: '/shelf', from: 'home', siteid: '6666', ts: NOW },
      { kind: 'click', name: 'tab', page: '/shelf', siteid: '6666', ts: NOW },
    ]);
    expect(await post('/event/collect', { events: [] })).toEqual({ state: 200 });
    expect(await post('/event/collect', { events: [{ type: 'dance', page: '', name: '', ts: 1 }] })).toMatchObject({
      state: 400,
    });
  });

  it('of trouble are kept by category [API-65] [EVT-07]', async () => {
    const { post, kept } = await collector();
    await post('/event/monitor', { category: 105, page: '/reader/1', message: '章节错误' });
    expect(await kept()).toEqual([{ kind: 'monitor', name: '105', page: '/reader/1', message: '章节错误' }]);
    expect(await post('/event/monitor', { category: 99, page: '/', message: '' })).toMatchObject({ state: 400 });
  });

  it('are all stored where thirty senders report at once', async () => {
    const { post, kept } = await collector();
    const senders = Array.from({ length: 30 }, (_, index) =>
      post('/event/collect', { events: [named(`sender ${index}`)] }),
    );
    expect(await Promise.all(senders)).toEqual(senders.map(() => ({ state: 200 })));
    expect(await kept()).toHaveLength(30);
  });
});

describe('events of somebody who sends them without end (E20)', () => {
  it('are not kept where one is longer than any of ours', async () => {
    const { post, kept } = await collector();
    const params = Object.fromEntries(Array.from({ length: 5 }, (_, at) => [`a${at}`, '长'.repeat(1000)]));
    expect(await post('/event/collect', { events: [{ ...named('long'), params }, named('short')] })).toEqual({
      state: 200,
    });
    expect((await kept()).map(({ name }) => name)).toEqual(['short']);
  });
});

describe('ads', () => {
  it('are two harmless samples [API-20] [AD-01]', async () => {
    const { form } = await startTestGateway({ books: [aBookRow()] });
    const fields = { sqSv: '1.0', requestSrc: 'h5', wh: '375x667' };
    const { body } = await form('/ad/info', 'ad', fields, { key: 'h5_ad', _public: 'platform=0' });
    const { middle, bottom } = readAnswer(calls.adInfo, body);
    expect([middle?.source, middle?.info.jumpUrl, bottom?.priorities.length]).toEqual([1, '/download/{bookId}', 2]);
    expect((await form('/ad/info', 'wrong', fields, { key: 'h5_ad' })).body).toMatchObject({ state: 4010 });
  });

  it('have content that leads into the house [API-21] [AD-12]', async () => {
    const { get } = await startTestGateway();
    const content = async (adCode: string) =>
      (await get('/ad/content', 'ad', { user_id: undefined, adCode, adSource: 3 })).body;
    expect(readAnswer(calls.adContent, await content('sample-rank'))).toMatchObject({
      jumpUrl: '/rankIndex',
      showUrls: [],
    });
    expect(await content('__proto__')).toEqual({ state: 404, message: '没有这个广告' });
  });

  it('tell their shows and clicks by public addresses, which nobody opens here [API-22] [AD-13] [EVT-14]', async () => {
    const { form, database } = await startTestGateway();
    const tell = async (reportUrl: string) =>
      (await form('/ad/event', 'ad', { user_id: undefined, eventType: 'click', reportUrl, dataTracks: 'a' })).body;
    expect(await tell('https://ads.example.com/click?id=1')).toEqual({ state: 200 });
    for (const url of [
      'http://127.0.0.1:22',
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://localhost/',
      'https://user@example.com/',
      'javascript:alert(1)',
      'ads',
    ])
      expect(await tell(url)).toEqual({ state: 400, message: '上报地址无效' });
    const kept = await database.selectFrom('collected_event').selectAll().execute();
    expect(kept.map(({ kind, name }) => [kind, name])).toEqual([['ad', 'click']]);
  });
});

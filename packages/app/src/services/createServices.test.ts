import { describe, expect, it } from 'vitest';
import { brand } from '@shuye/core-domain/brand';
import { aHost } from '../testing/aHost.ts';
import { fakeStorage } from '../testing/fakeStorage.ts';
import { testServices } from '../testing/testServices.ts';
import { aWireBook, wireChapterList, wireChapters, wirePage } from '../testing/wire.ts';
import { bookQuery } from '../queries/bookQueries.ts';
import { storePageQuery } from '../queries/storePageQuery.ts';

describe('the services of a page', () => {
  it('send what every call says of its sender [SIGN-01] [AUTH-02]', async () => {
    const services = testServices({
      answers: { bookInfo: aWireBook() },
      host: aHost({ platform: { android: 107, ios: 108 } }),
    });
    await services.query.fetchQuery(bookQuery(services.client, '1001'));
    expect(services.seen[0]?.fields).toMatchObject({
      user_id: '8000000',
      platform: '107',
      channelId: '6666',
      appVer: '0.1.0',
      osName: 'android',
      sn: 'device-1',
    });
  });

  it.each([
    ['the address names', '?siteid=7001', '7001'],
    ['serves the page, where the address names none', '', '7002'],
  ])('are of the channel that %s [RPARAM-18]', async (_, search, channelId) => {
    const services = testServices({
      answers: { bookInfo: aWireBook() },
      currentUrl: () => `https://shuye.test/reader/1001${search}`,
      siteId: '7002',
    });
    await services.query.fetchQuery(bookQuery(services.client, '1001'));
    expect(services.seen[0]?.fields['channelId']).toBe(channelId);
    expect(services.siteId).toBe(channelId);
  });

  it('name the reader who is logged in, from then on [SIGN-01] [SIGN-19]', async () => {
    const services = testServices({ answers: { bookInfo: aWireBook() }, userId: '8000001' });
    await services.query.fetchQuery(bookQuery(services.client, '1001'));
    expect(services.seen[0]?.fields['user_id']).toBe('8000001');
  });

  it('know a browser again by a random id that was made once', async () => {
    const storage = fakeStorage();
    testServices({ storage });
    storage.setItem(`${brand.storagePrefix}device`, '"device-0"');
    const services = testServices({ storage, answers: { storePage: wirePage() } });
    await services.query.fetchQuery(storePageQuery(services, 'home'));
    expect(services.seen[0]?.fields['sn']).toBe('device-0');
  });

  it('ask for a book once, however many want it', async () => {
    const services = testServices({
      answers: { bookInfo: aWireBook(), chapterList: wireChapterList(['', wireChapters(2)]) },
    });
    const book = services.query.fetchQuery(bookQuery(services.client, '1001'));
    const list = services.chapters.list('1001');
    await Promise.all([book, list, services.chapters.list('1001')]);
    expect(services.seen.map(({ name }) => name)).toEqual(['bookInfo', 'chapterList']);
  });

  it('ask the server again for chapters that must be fresh [READER-48]', async () => {
    const services = testServices({
      answers: { bookInfo: aWireBook(), chapterList: wireChapterList(['', wireChapters(2)]) },
    });
    await services.chapters.list('1001');
    await services.chapters.list('1001', { fresh: true });
    expect(services.seen.filter(({ name }) => name === 'chapterList')).toHaveLength(2);
  });

  it('open a bookstore page only by a name [STORE-30] [ERR-41]', async () => {
    const services = testServices();
    await expect(services.query.fetchQuery(storePageQuery(services, ''))).rejects.toMatchObject({
      message: 'invalid page',
    });
  });
});

import type { AdSlot } from '@shuye/core-domain/ads';
import type { ReadingRecord } from '@shuye/core-domain/progress';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { commonFields } from '../commonFields.ts';
import { requestSchema } from '../defineCall.ts';
import { adContent, adEvent, adInfo } from './ad.ts';
import { collectEvents, MonitorCategory, monitorTrouble } from './event.ts';
import { reportEnergyProgress, reportReadingMoment, reportReadingTime } from './report.ts';

const record: ReadingRecord = {
  timeType: 1,
  objectType: 1,
  bookId: '7',
  chapterId: '9',
  startedAt: 1_790_000_000_000,
  seconds: 60,
};

describe('a report of reading', () => {
  it('carries its records as the documents spell them [API-24]', () => {
    expect(reportReadingTime.toRequest({ userId: '8000001', records: [record] })).toEqual({
      readingList: [
        {
          readTimeType: 1,
          readObjType: 1,
          startReadTime: 1_790_000_000_000,
          readingLen: 60,
          readObjId: '7',
          readChapterId: '9',
        },
      ],
    });
  });

  it.each(['8000000', '', '0', 'x'])('is not made for the anonymous id %j [ERR-40] [API-24] [PROG-13]', (userId) => {
    expect(() => reportReadingTime.toRequest({ userId, records: [record] })).toThrow('Invalid user ID');
  });

  it('sends where a reader is at each turn of a chapter, and how far a chapter is read [API-25] [API-26] [ENERGY-06] [EVT-11]', () => {
    const moment = { bookId: '7', chapterId: '9', chapterSize: 2000, at: 5, progress: 300 };
    expect(reportReadingMoment.toRequest(moment)).toEqual({
      log: { bookId: '7', cid: '9', csize: 2000, time: 5, progress: 300 },
    });
    const energy = { bookId: '7', topClass: 502, chapterId: '9', percent: 40, chapterSize: 2000 };
    expect(reportEnergyProgress.toRequest(energy)).toEqual({
      bookId: '7',
      topClass: '502',
      chapterId: '9',
      readPro: 40,
      csize: 2000,
    });
  });

  it.each([
    ['a share above all', { bookId: '7', chapterId: '9', csize: 1, readPro: 101 }],
    ['a share below nothing', { bookId: '7', chapterId: '9', csize: 1, readPro: -1 }],
    ['a size that is no count', { bookId: '7', chapterId: '9', csize: 1.5, readPro: 1 }],
  ])('is refused with %s [API-26]', (_name, fields) => {
    expect(v.is(requestSchema(reportEnergyProgress), { ...fields, userId: '1' })).toBe(false);
    expect(
      v.is(requestSchema(reportEnergyProgress), { bookId: '7', chapterId: '9', csize: 1, readPro: 100, userId: '1' }),
    ).toBe(true);
  });
});

const read = (data: object) => adInfo.toResult(v.parse(adInfo.answer, { data }));

describe('ads', () => {
  const slot = {
    resourceId: 'r',
    deliveryId: 5,
    adSource: '17',
    thirdAdCode: 'c',
    adStrategy: { priorityConfig: [{ adSource: 3, hthirdAdCode: 'h', isBackUp: 1 }, { adSource: 99 }] },
    extInfo: { showName: '名', imageItemList: [{ url: '/a.png' }], images: ['/b.png'], showRule: 2 },
  };
  it('are asked for by the size of the window, with the key and the parameters beside the signature [API-20] [SIGN-05] [SIGN-13]', () => {
    expect(adInfo.toRequest({ width: 375, height: 667, common: { platform: 0, app: 'h5' } })).toEqual({
      sqSv: '1.0',
      requestSrc: 'h5',
      wh: '375x667',
      key: 'h5_ad',
      _public: 'app=h5&platform=0',
    });
  });

  it('fill two slots, those of source 17 among them [API-20] [CONST-98] [AD-01] [AD-02] [AD-03] [AD-04] [ENT-46]', () => {
    const { middle, bottom } = read({ middle: slot, bottom: null });
    expect(bottom).toBeUndefined();
    expect(middle).toMatchObject({
      resourceId: 'r',
      deliveryId: '5',
      source: 17,
      code: 'c',
      priorities: [{ source: 3, highCode: 'h', lowCode: '', isBackup: true }],
      info: { name: '名', imageUrls: ['/a.png'], showRule: 2 },
    } satisfies Partial<Record<keyof AdSlot, unknown>>);
  });

  it('leave a slot empty whose source or rule nobody knows [AD-06]', () => {
    expect(read({ middle: { ...slot, adSource: 4 }, bottom: { ...slot, extInfo: { showRule: 9 } } })).toEqual({});
    expect(read({ middle: { adSource: 1 } }).middle).toMatchObject({ priorities: [], info: { showRule: 1 } });
  });

  it('have content of their own, and tell a show unless it is a click [API-21] [API-22] [AD-12] [AD-13] [EVT-14]', () => {
    expect(adContent.toResult(v.parse(adContent.answer, { data: { title: '榜' } }))).toEqual({
      title: '榜',
      description: '',
      imageUrls: [],
      buttonText: '',
      jumpUrl: '',
      showUrls: [],
      clickUrls: [],
    });
    expect(adEvent.toRequest({ url: 'https://ads.example.com/1' })).toMatchObject({ eventType: 'show' });
    expect(adEvent.toRequest({ url: 'u', event: 'click', tracks: ['a', 'b'] })).toEqual({
      eventType: 'click',
      reportUrl: 'u',
      dataTracks: 'a,b',
    });
  });
});

const anySender = {
  userId: '10000001',
  platform: 0,
  channelId: '6666',
  appVersion: '1',
  osName: 'ios',
  deviceId: 'd',
};

describe('events', () => {
  it('travel in batches of fifty [API-65] [EVT-01]', () => {
    const event = { kind: 'click', page: '/shelf', name: 'tab', fields: { at: 1 }, at: 5 } as const;
    const { events } = collectEvents.toRequest({ events: Array.from({ length: 60 }, () => event) });
    expect(events).toHaveLength(50);
    expect(events[0]).toEqual({ type: 'click', page: '/shelf', name: 'tab', params: { at: 1 }, ts: 5 });
  });

  it('of books that were seen within one wait travel together, in the order in which they were seen [UI-27]', () => {
    const seen = ['1003', '1001', '1002'].map((bookId, at) => ({
      kind: 'exposure' as const,
      page: '/',
      name: 'tile',
      fields: { bookId },
      at,
    }));
    const { events } = collectEvents.toRequest({ events: seen });
    expect(events.map(({ params }) => params)).toEqual(seen.map(({ fields }) => fields));
  });

  it.each([
    ['a page that was opened [EVT-01]', { kind: 'page', page: 'cover', name: 'view', fields: { bookId: '1001' } }],
    ['a tap on a book [EVT-02]', { kind: 'click', page: 'home', name: 'tile', fields: { bookId: '1', to: 'cover' } }],
    ['a book that was seen [EVT-03]', { kind: 'exposure', page: 'home', name: 'tile', fields: { bookId: '1' } }],
    ['the call of the app [EVT-04]', { kind: 'custom', page: 'reader', name: 'call_app', fields: { position: 'bar' } }],
    [
      'a guide with its position [GUIDE-12] [GUIDE-24]',
      { kind: 'custom', page: 'cover', name: 'call_app', fields: { position: 'cover_comment', bookId: '1001' } },
    ],
    [
      'a guide picture at the lower edge that was seen for 1500 ms [EVT-12] [GUIDE-25]',
      { kind: 'exposure', page: 'reader', name: 'bottom_image', fields: { bookId: '1001' } },
    ],
    ['a download [EVT-05]', { kind: 'custom', page: 'download', name: 'download', fields: { bookId: '1001' } }],
    ['a dialog while reading [EVT-06]', { kind: 'custom', page: 'reader', name: 'reading_dialog', fields: { a: 'b' } }],
    ['a tap on a tab [EVT-08]', { kind: 'click', page: 'home', name: 'tab', fields: { tab: 'shelf' } }],
    ['a cover off the shelves [EVT-09]', { kind: 'exposure', page: 'cover', name: 'unshelved', fields: { direct: 1 } }],
  ] as const)('carry what was asked to be told, and no user: %s', (_, { fields, ...event }) => {
    const request = collectEvents.toRequest({ events: [{ ...event, fields, at: 5 }] });
    const { kind: type, ...named } = event;
    expect(request.events).toEqual([{ type, ...named, params: fields, ts: 5 }]);
    expect(v.is(requestSchema(collectEvents), JSON.parse(JSON.stringify(request)))).toBe(true);
    expect(Object.keys(commonFields(collectEvents, anySender, 'token'))).not.toContain('userId');
  });

  it('of a guide box that was looked after and not seen are trouble of category 104 [EVT-10] [EVT-13] [GUIDE-19]', () => {
    const blocked = { category: MonitorCategory.Blocked, page: 'reader', message: 'blocked' };
    const request = monitorTrouble.toRequest({ ...blocked, fields: { bookId: '1' } });
    expect(request).toEqual({ ...blocked, category: 104, params: { bookId: '1' } });
    expect(v.is(requestSchema(monitorTrouble), { ...request, userId: '1' })).toBe(true);
  });

  it('of trouble name no user either [EVT-07] (A-29)', () => {
    expect(Object.values(commonFields(monitorTrouble, anySender, 'token'))).not.toContain(anySender.userId);
  });

  it('name the channel, the session of the entry and the recommendation [RPARAM-14, RPARAM-15] (D-105)', () => {
    const batch = collectEvents.toRequest({ events: [], siteId: '7001', sid: 's-1', rid: 'r-1' });
    expect(batch).toEqual({ events: [], siteid: '7001', sid: 's-1', rid: 'r-1' });
  });

  it('of trouble have the categories 100 to 105, that of a guide box that was blocked among them [EVT-07] [ENUM-30] [EVT-10] [GUIDE-19]', () => {
    expect(Object.values(MonitorCategory)).toEqual([100, 101, 102, 103, 104, 105]);
    const trouble = { category: MonitorCategory.Script, page: '/', message: 'x' };
    expect(monitorTrouble.toRequest(trouble)).toEqual({ category: 103, page: '/', message: 'x', params: {} });
    const blocked = { category: MonitorCategory.Blocked, page: '/reader/1', message: 'x' };
    expect(monitorTrouble.toRequest(blocked)).toMatchObject({ category: 104 });
    expect(v.is(requestSchema(monitorTrouble), { userId: '1', category: 106, page: '/', message: 'x' })).toBe(false);
    expect(v.is(requestSchema(monitorTrouble), { userId: '1', category: 105, page: '/', message: 'x' })).toBe(true);
  });

  it.each([{ __proto__x: 1 }, { 'a b': 1 }, { a: { b: 1 } }, { a: 'x'.repeat(1001) }])('carry no %j', (params) => {
    expect(v.is(requestSchema(monitorTrouble), { userId: '1', category: 100, page: '/', message: 'x', params })).toBe(
      false,
    );
  });
});

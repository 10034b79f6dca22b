import { describe, expect, it } from 'vitest';
import { errorCatalog, errorText, type ErrorSituation } from './errorCatalog.ts';

describe('the catalogue of faults', () => {
  it.each<[ErrorSituation, shown: string, text: string]>([
    ['networkFailure', 'toast', '网络或服务异常，请稍后再试'],
    ['offlinePage', 'dialog', '网络无法连接'],
    ['offlineAction', 'toast', '网络无法连接'],
    ['bookRemoved', 'layer', '该书籍已下架'],
    ['bookInfoFailure', 'dialog', '网络不给力'],
    ['paymentRequired', 'toast', '本章为付费章节，请注意'],
    ['contentFailure', 'toast', '网络异常，请稍后再试'],
    ['readerFailure', 'view', '网络不给力，点击重试'],
    ['chapterMissing', 'logged', '当前章节不存在，准备获取全部章节列表'],
    ['catalogNetwork', 'toast', '网络或服务异常，请稍后再试'],
    ['catalogFailure', 'toast', '网络异常，请稍后再试'],
    ['progressMismatch', 'dialog', '本地阅读进度与云端不一致，是否使用本地进度覆盖云端进度？'],
    ['progressUpdateFailure', 'logged', '更新阅读进度失败'],
    ['commentFailure', 'view', '接口异常'],
    ['recommendationFailure', 'toast', '网络服务异常'],
    ['shelfSyncFailure', 'toast', '同步书架信息失败'],
    ['shelfFull', 'toast', '书架书籍总数超过300本，最早加入的书籍将被隐藏'],
    ['payUnknown', 'toast', '糟糕，不知道发生了什么'],
    ['payLaunchFailure', 'toast', '唤起支付失败'],
    ['ticketFailure', 'toast', '网络或服务异常，请稍后再试'],
    ['recordFailure', 'toast', '网络或服务异常，请稍后再试'],
    ['outsidePaymentApp', 'toast', '请在支付宝客户端内调用'],
    ['missingAppId', 'alert', '缺少appId'],
    ['farmTaskFailure', 'toast', '操作失败，请稍后重试'],
    ['farmTaskNetwork', 'toast', '网络不给力'],
    ['blankKeyword', 'toast', '请输入关键词'],
    ['searchFailure', 'toast', '系统异常，请稍后再试'],
    ['logoutFailure', 'toast', '退出登录失败，请重试'],
    ['bridgeTimeout', 'thrown', 'timeout'],
    ['bridgeStorageTimeout', 'thrown', 'storage timeout'],
    ['noSource', 'thrown', 'No source in config'],
    ['unsupportedPostType', 'thrown', 'unsupported POST type'],
    ['invalidBookId', 'thrown', 'Invalid book ID'],
    ['invalidUserId', 'thrown', 'Invalid user ID'],
    ['invalidPage', 'thrown', 'invalid page'],
  ])('%s is a %s: %s', (situation, shown, text) => {
    expect(errorCatalog[situation]).toMatchObject({ shown, text });
  });

  it('gives the states that callers see', () => {
    const codes = Object.entries(errorCatalog).flatMap(([name, entry]) =>
      'code' in entry ? [[name, entry.code]] : [],
    );
    expect(Object.fromEntries(codes)).toEqual({
      bookRemoved: 401,
      bookInfoFailure: 404,
      recommendationFailure: 666,
      payLaunchFailure: -1,
    });
  });

  it('offers 刷新 for a page that is offline, and no button for a removed book', () => {
    expect(errorCatalog.offlinePage.button).toBe('刷新');
    expect(errorCatalog.bookRemoved).not.toHaveProperty('button');
  });
});

describe('the text of a fault', () => {
  it.each<ErrorSituation>([
    'bookRemoved',
    'contentFailure',
    'catalogFailure',
    'recommendationFailure',
    'payUnknown',
    'ticketFailure',
    'recordFailure',
    'searchFailure',
  ])('is the server’s for %s, where it gives one', (situation) => {
    expect(errorText(situation, '服务器的话')).toBe('服务器的话');
    expect(errorText(situation, '')).toBe(errorCatalog[situation].text);
    expect(errorText(situation)).toBe(errorCatalog[situation].text);
  });

  it.each<ErrorSituation>([
    'networkFailure',
    'bookInfoFailure',
    'paymentRequired',
    'logoutFailure',
    'payLaunchFailure',
  ])('is never the server’s for %s', (situation) => {
    expect(errorText(situation, '服务器的话')).toBe(errorCatalog[situation].text);
  });
});

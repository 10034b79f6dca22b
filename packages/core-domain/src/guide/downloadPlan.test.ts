import { describe, expect, it } from 'vitest';
import { APP_WAIT_MS, downloadPlan, type DownloadRequest } from './downloadPlan.ts';

const request: DownloadRequest = {
  device: { system: 'ios', shell: 'browser' },
  isMiniApp: false,
  bookId: '1001',
  from: 'f',
  channelId: '6666',
  downloadPages: { ios: 'https://store.example.com/ios', android: 'https://store.example.com/android' },
  fallbackPage: 'https://m.example.com/download/1001',
};

describe('what a tap on a download does', () => {
  it('in the mini-app only tells that it cannot [GUIDE-11] [HOST-24]', () => {
    expect(downloadPlan({ ...request, isMiniApp: true })).toEqual({ kind: 'refused', message: '小程序暂不支持此功能' });
  });

  it('in an app that opens nothing asks for a browser', () => {
    expect(downloadPlan({ ...request, device: { system: 'android', shell: 'closed' } })).toEqual({
      kind: 'open-in-browser',
      message: '请在浏览器中打开',
    });
  });

  it('on a desktop gives the download page to scan [MISC-02]', () => {
    expect(downloadPlan({ ...request, device: { system: 'desktop', shell: 'browser' } })).toEqual({
      kind: 'scan',
      address: 'https://m.example.com/download/1001',
    });
  });

  it('opens the app by its link, with the download counted for channel and source [GUIDE-01] [GUIDE-07]', () => {
    expect(APP_WAIT_MS).toBe(2500);
    expect(downloadPlan(request)).toEqual({
      kind: 'open-app',
      openUrl: 'shuye://openbook?bookId=1001&from=f',
      downloadUrl: 'https://store.example.com/ios?channelId=6666&from=f',
      fallbackPage: 'https://m.example.com/download/1001',
      waitMs: 2500,
    });
  });

  it('in Chrome uses an address that falls back by itself', () => {
    expect(downloadPlan({ ...request, device: { system: 'android', shell: 'chrome' } })).toMatchObject({
      openUrl:
        'intent://com.shuye.reader/openbook?bookId=1001&from=f#Intent;scheme=shuye;package=com.shuye.reader;' +
        'S.browser_fallback_url=https%3A%2F%2Fm.example.com%2Fdownload%2F1001;end',
      downloadUrl: 'https://store.example.com/android?channelId=6666&from=f',
    });
  });

  it('prefers an address that the system hands to the app, but not where Chrome has its own way', () => {
    const universalLinks = { ios: 'https://app.example.com/open', android: 'https://app.example.com/open' };
    const url = (system: 'ios' | 'android' | 'harmony', shell: 'browser' | 'chrome', bookId?: string) =>
      downloadPlan({ ...request, universalLinks, bookId, device: { system, shell } });
    expect(url('ios', 'browser', '1001')).toMatchObject({ openUrl: 'https://app.example.com/open?bookId=1001&from=f' });
    expect(url('ios', 'browser')).toMatchObject({ openUrl: 'https://app.example.com/open?from=f' });
    expect(url('android', 'chrome')).toMatchObject({ openUrl: expect.stringMatching(/^intent:/) });
    expect(url('harmony', 'browser')).toMatchObject({ openUrl: 'shuyehm://bookstore?from=f' });
  });

  it('falls back to the own page for a system without one of its own, and to the store without a book', () => {
    const plan = downloadPlan({ ...request, bookId: undefined, device: { system: 'harmony', shell: 'browser' } });
    expect(plan).toMatchObject({
      openUrl: 'shuyehm://bookstore?from=f',
      downloadUrl: 'https://m.example.com/download/1001?channelId=6666&from=f',
    });
  });
});

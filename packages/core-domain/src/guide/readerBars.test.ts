import { describe, expect, it } from 'vitest';
import { readerBars, type ReaderMoment } from './readerBars.ts';

const all = { actionBar: true, freeChapterBar: true, freeChapterButton: true, chargeChapterBar: true };
const none = { actionBar: false, freeChapterBar: false, freeChapterButton: false, chargeChapterBar: false };
const free: ReaderMoment = { settings: all, isFreeChapter: true, access: { locked: false, grant: 'free-chapter' } };
const locked: ReaderMoment = { settings: all, isFreeChapter: false, access: { locked: true, reason: 'unpaid' } };
const beyond: ReaderMoment = { ...locked, access: { locked: true, reason: 'beyond-quota' } };

describe('the bars of the reader', () => {
  it('on a free chapter offer the whole book [READER-05] [READER-06] [HOST-06] [HOST-07]', () => {
    expect(readerBars(free)).toEqual({
      actionBar: true,
      freeTopBar: { text: '本章免费，去APP畅读全本', buttonText: '去APP阅读全本' },
      freeButton: { text: '免费阅读全本' },
      infoBar: false,
    });
  });

  it('on a locked chapter offer to unlock it in the app [READER-12] [HOST-08]', () => {
    expect(readerBars(locked)).toEqual({
      actionBar: true,
      chargeBar: { text: '去APP解锁本章', buttonText: '去APP阅读全本' },
      infoBar: false,
    });
  });

  it('on a chapter opened by a right show nothing of the kind', () => {
    expect(readerBars({ ...free, isFreeChapter: false, access: { locked: false, grant: 'super-member' } })).toEqual({
      actionBar: true,
      infoBar: false,
    });
  });

  it('follow the settings of the host [READER-01] [HOST-05]', () => {
    expect(readerBars({ ...free, settings: none })).toEqual({ actionBar: false, infoBar: false });
    expect(readerBars({ ...locked, settings: none })).toEqual({ actionBar: false, infoBar: false });
  });

  it.each([true, false])(
    'show the info bar where the address asks for it: %s [GUIDE-21] [RPARAM-09]',
    (showAppGuide) => {
      expect(readerBars({ ...free, showAppGuide })).toMatchObject({ infoBar: showAppGuide });
    },
  );

  it('always lead on from a chapter beyond those given away [READER-12] (D-063)', () => {
    expect(readerBars({ ...beyond, settings: none }).chargeBar).toMatchObject({ text: '去APP解锁本章' });
    expect(readerBars({ ...beyond, settings: none, miniApp: { chargeBar: { show: false } } }).chargeBar).toBeDefined();
    expect(readerBars({ ...locked, settings: none }).chargeBar).toBeUndefined();
  });

  it('take words and pictures from the configuration of the mini-app [HOST-15] [HOST-16] [HOST-17]', () => {
    const bar = { text: ' 看全本 ', buttonText: '打开', img: '/bar.png' };
    const shown = { text: '看全本', buttonText: '打开', img: '/bar.png' };
    expect(readerBars({ ...free, miniApp: { freeTopBar: bar } }).freeTopBar).toEqual(shown);
    expect(readerBars({ ...locked, miniApp: { chargeBar: bar } }).chargeBar).toEqual(shown);
    expect(readerBars({ ...free, miniApp: { freeTopBar: { text: ' ', buttonText: '', img: '' } } }).freeTopBar).toEqual(
      {
        text: '本章免费，去APP畅读全本',
        buttonText: '去APP阅读全本',
      },
    );
  });

  it('are switched off by the configuration of the mini-app', () => {
    const off = { actionBar: { show: false }, chargeBar: { show: false }, freeTopBar: { show: false } };
    expect(readerBars({ ...free, miniApp: off })).toEqual({ actionBar: false, infoBar: false });
    expect(readerBars({ ...locked, miniApp: off })).toEqual({ actionBar: false, infoBar: false });
    expect(readerBars({ ...locked, miniApp: { actionBar: {}, chargeBar: { show: true } } })).toMatchObject({
      actionBar: true,
      chargeBar: { text: '去APP解锁本章' },
    });
  });

  it('show the free button in the mini-app only where that says so too [GUIDE-22] [HOST-18]', () => {
    const button = (showButton?: boolean) =>
      readerBars({ ...free, miniApp: { freeBottomBar: { showButton } } }).freeButton;
    expect(button(true)).toEqual({ text: '免费阅读全本' });
    expect(button(false)).toBeUndefined();
    expect(button()).toBeUndefined();
    expect(readerBars({ ...free, miniApp: {} }).freeButton).toBeUndefined();
    expect(readerBars({ ...free, settings: none, miniApp: { freeBottomBar: { showButton: true } } })).toEqual({
      actionBar: false,
      infoBar: false,
    });
  });

  it.each([
    [3000, { fadeAfter: 3000 }],
    [1, { fadeAfter: 1 }],
    [0, {}],
    [-1, {}],
    [undefined, {}],
    [Number.NaN, {}],
    [Infinity, {}],
  ])('let the free button fade after %s ms: %j [GUIDE-22] (D-113)', (fadeTime, fade) => {
    const { freeButton } = readerBars({ ...free, miniApp: { freeBottomBar: { showButton: true, fadeTime } } });
    expect(freeButton).toEqual({ text: '免费阅读全本', ...fade });
  });

  it('never stand over a right: every mix of settings, configurations and chapters [READER-05] [READER-06] [READER-12]', () => {
    const each = [true, false];
    const configs = [undefined, {}, { freeTopBar: { show: false }, freeBottomBar: { showButton: true } }];
    const accesses = [free.access, locked.access, beyond.access];
    for (const freeChapterBar of each)
      for (const freeChapterButton of each)
        for (const chargeChapterBar of each)
          for (const isFreeChapter of each)
            for (const access of accesses)
              for (const miniApp of configs) {
                const settings = { ...none, freeChapterBar, freeChapterButton, chargeChapterBar };
                const bars = readerBars({ settings, miniApp, isFreeChapter, access });
                const isBeyond = access.locked && access.reason === 'beyond-quota';
                expect(bars.freeTopBar !== undefined).toBe(
                  isFreeChapter && freeChapterBar && miniApp?.freeTopBar?.show !== false,
                );
                expect(bars.freeButton !== undefined).toBe(
                  isFreeChapter && freeChapterButton && (!miniApp || miniApp.freeBottomBar?.showButton === true),
                );
                expect(bars.chargeBar !== undefined).toBe(isBeyond || (access.locked && chargeChapterBar));
              }
  });
});

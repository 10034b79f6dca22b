import { describe, expect, it } from 'vitest';
import { GUIDE_POSITIONS } from './GuidePosition.ts';
import { downloadDialog, guideText, guideTexts } from './guideTexts.ts';

describe('the words that lead to the app', () => {
  it.each([
    ['去APP看漫画', '去APP看漫画'],
    [undefined, '去APP阅读全本'],
    ['', '去APP阅读全本'],
    ['  ', '去APP阅读全本'],
  ])('of a place with %j are %s [PROD-20] [GUIDE-13]', (own, text) => {
    expect(guideText(own)).toBe(text);
  });

  it('are those of the documents [READER-05] [READER-06] [READER-12] [GUIDE-15]', () => {
    expect(guideTexts).toMatchObject({
      freeChapter: '本章免费，去APP畅读全本',
      freeReading: '免费阅读全本',
      lockedChapter: '去APP解锁本章',
      popupButton: '下载APP 限时领取',
    });
  });

  it('ask before a download [GUIDE-10] [ERR-26]', () => {
    expect(downloadDialog).toEqual({
      title: '下载APP，享受更多功能',
      message: '新用户最高可领26元红包',
      cancel: '取消',
      confirm: '立即下载',
    });
  });

  it('name each place once, listening and downloading in the reader among them [GUIDE-12]', () => {
    expect(new Set(GUIDE_POSITIONS).size).toBe(GUIDE_POSITIONS.length);
    expect(GUIDE_POSITIONS).toEqual(expect.arrayContaining(['reader_listen', 'reader_download', 'comment_write']));
  });
});

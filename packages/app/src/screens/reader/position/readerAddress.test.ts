import { describe, expect, it } from 'vitest';
import { readerAddress, withoutForcedChapter } from './readerAddress.ts';

const read = (text: string) => readerAddress(text);

describe('the reader’s address', () => {
  it('forces nothing by default', () => {
    expect(read('')).toEqual({ forcedChapterIndex: -1, paintsStored: false, parameters: expect.anything() as unknown });
  });

  it('forces a chapter by id and by index [RPARAM-02, RPARAM-03]', () => {
    expect(read('forceChapterId=90017&forceChapterIndex=4')).toMatchObject({
      forcedChapterId: '90017',
      forcedChapterIndex: 4,
    });
  });

  it.each(['last', '-1', '1.5', ''])('takes index and id %j for none [RPARAM-04]', (asked) => {
    expect(read(`forceChapterIndex=${asked}`).forcedChapterIndex).toBe(-1);
    expect(read(`forceChapterId=${asked}`)).not.toHaveProperty('forcedChapterId');
  });

  it.each([
    ['paging=horizontal', 'slide'],
    ['paging=vertical', 'vertical'],
    ['paging=diagonal', 'vertical'],
    ['paging=horizontal&from=youku', 'vertical'],
    ['from=taobao', undefined],
  ])('pages %j as %s [RPARAM-07, RPARAM-08, HOST-26]', (text, paging) => {
    expect(read(text).paging).toBe(paging);
  });

  it('wears the welfare style for the word true alone [RPARAM-10]', () => {
    expect(read('welfareEnabled=true').parameters.welfareEnabled).toBe(true);
    expect(read('welfareEnabled=1').parameters.welfareEnabled).toBe(false);
  });

  it('shows the stored chapter first for useCache=1 alone [RPARAM-05]', () => {
    expect(read('useCache=1').paintsStored).toBe(true);
    expect(read('useCache=true').paintsStored).toBe(false);
  });

  it('forgets the forced chapter once it is open', () => {
    expect(withoutForcedChapter(new URLSearchParams('bookType=1&forceChapterId=7&forceChapterIndex=6'))).toBe(
      '?bookType=1',
    );
    expect(withoutForcedChapter(new URLSearchParams('forceChapterIndex=6'))).toBe('');
    expect(withoutForcedChapter(new URLSearchParams('bookType=1'))).toBeUndefined();
  });
});

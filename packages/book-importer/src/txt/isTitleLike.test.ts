import { describe, expect, it } from 'vitest';
import { isPageFurniture } from './isPageFurniture.ts';
import { isDate, isTitleLike, opensNotes } from './isTitleLike.ts';

describe('isTitleLike', () => {
  it.each(['社戏', '狗·猫·鼠', '从百草园到三味书屋', '《退潮集》自序', 'The Stairs', '1984的夏天'])(
    'takes %s for a title',
    (text) => {
      expect(isTitleLike(text)).toBe(true);
    },
  );

  it.each([
    '他说。',
    '“走罢',
    '洋鬼子！’',
    '一九二二年十月',
    '三月十日',
    '2021-03-04',
    '一九二二年冬夜',
    '沈渡舟记于盐埠',
    '□注释',
    '〔《退潮集》〕',
    '＊＊＊',
    '——',
    '原文如次：－－',
  ])('leaves %s alone', (text) => {
    expect(isTitleLike(text)).toBe(false);
  });
});

describe('isDate and opensNotes', () => {
  it('know a date under a text, with the mark of its note', () => {
    expect(isDate('一九二○年十月。⑹')).toBe(true);
    expect(isDate('社戏')).toBe(false);
  });

  it.each(['□注释', '注释：', '【注】', '译注'])('know the head of the notes: %s', (text) => {
    expect(opensNotes(text)).toBe(true);
  });
});

describe('isPageFurniture', () => {
  it.each([
    '后一页',
    '回目录',
    '[返回书页]',
    '〔选自《退潮集》〕',
    '（《退潮集》）',
    '（本章完）',
    '首页|书库|现代|历史|武侠|科幻',
  ])('knows %s', (text) => {
    expect(isPageFurniture(text)).toBe(true);
  });

  it.each(['后来', '《退潮集》是一本旧书', '（他没有说完）', '目录学'])('leaves %s alone', (text) => {
    expect(isPageFurniture(text)).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { cleanTitle } from './cleanTitle.ts';

describe('cleanTitle', () => {
  it.each([
    ['孔乙己⑴', '孔乙己'],
    ['铜皮①', '铜皮'],
    ['认箱[2]', '认箱'],
    ['退潮〔注〕', '退潮'],
    ['潮信²', '潮信'],
    ['石阶（⒌）', '石阶'],
  ])('drops the mark of a footnote: %s', (line, title) => {
    expect(cleanTitle(line)).toBe(title);
  });

  it('keeps a number in brackets that counts parts', () => {
    expect(cleanTitle('第十章 离别（二）')).toBe('第十章 离别（二）');
    expect(cleanTitle('第十章 离别(2)')).toBe('第十章 离别(2)');
  });

  it.each([
    ['第一回  沙中木箱　　阶上登记', '第一回 沙中木箱 阶上登记'],
    ['  第三章\t归来  ', '第三章 归来'],
    ['第０１２章 归来', '第012章 归来'],
  ])('has single spaces and plain digits: %j', (line, title) => {
    expect(cleanTitle(line)).toBe(title);
  });

  it.each([
    ['☆、第三章 夜', '第三章 夜'],
    ['== 第三章 夜 ==', '第三章 夜'],
    ['第三十八回石阶客——', '第三十八回石阶客'],
    ['正文 第一章 风', '第一章 风'],
  ])('drops decoration: %s', (line, title) => {
    expect(cleanTitle(line)).toBe(title);
  });

  it('puts the lost space back between the halves of a couplet', () => {
    expect(cleanTitle('第三回 斗笠客阶前看水线?供销社柜上认铜皮')).toBe('第三回 斗笠客阶前看水线 供销社柜上认铜皮');
  });

  it('leaves a question in a title alone', () => {
    expect(cleanTitle('第三回 谁?在那里')).toBe('第三回 谁?在那里');
  });

  it('never empties a line of nothing but marks', () => {
    expect(cleanTitle('⑴')).toBe('⑴');
    expect(cleanTitle('＊＊＊')).not.toBe('');
  });
});

import { describe, expect, it } from 'vitest';
import { handSpaces } from './handSpaces.ts';

describe('the check of spaces in texts for readers', () => {
  it.each([
    ['before a number', "const words = '最多 7天';"],
    ['after a number', "const words = '7 天';"],
    ['around a Latin word', "const words = '导出 CSV文件';"],
    ['before what is put there', 'const words = `还有 ${count}章`;'],
    ['after what is put there', 'const words = `${count} 章`;'],
    ['in markup', '<p>还有 {count}章</p>'],
    ['at the edge of an element', '<p>面额 <b>20</b></p>'],
    ['at the edge of a part', "const words = isOver ? ' 到期' : '';"],
  ])('finds one %s', (_name, source) => {
    expect(handSpaces(source)).toHaveLength(1);
  });

  it.each([
    ['texts without any', "const words = '最多7天，导出CSV';"],
    ['comments', '// Shows 我的 as a tab\n/** 阅读 7 天 */\nconst words = 1;'],
    ['units after a number', "const words = '超过20 MB，没有导入';"],
    ['names of two words', "const words = '在Koodo Reader里';"],
    ['what parts two facts', 'const words = `${time} · 全书约${all}`;'],
    ['the exact words of the requirements', "const words = ['下载APP 限时领取', '豆券可抵扣书豆 1:1'];"],
  ])('leaves %s alone', (_name, source) => {
    expect(handSpaces(source)).toEqual([]);
  });

  it('names line and words', () => {
    expect(handSpaces("const a = 1;\nconst words = '共3 章';\n")).toMatchObject([
      { line: 2, words: expect.stringContaining('共3 章') },
    ]);
  });
});

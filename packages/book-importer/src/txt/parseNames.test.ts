import { describe, expect, it } from 'vitest';
import { parseFileName, parseHeadNames, titleOfFirstLine } from './parseNames.ts';

describe('parseFileName', () => {
  it.each([
    ['红楼梦.txt', { title: '红楼梦' }],
    ['朝花夕拾.gb18030.txt', { title: '朝花夕拾' }],
    ['《涨潮》作者：沈渡舟.txt', { title: '涨潮', author: '沈渡舟' }],
    ['涨潮 - 沈渡舟.txt', { title: '涨潮', author: '沈渡舟' }],
    ['涨潮_作者：沈渡舟 著.TXT', { title: '涨潮', author: '沈渡舟' }],
    ['《涨潮》（完本）.txt', { title: '涨潮' }],
    ['The Tide Book - D. Shen.epub', { title: 'The Tide Book', author: 'D. Shen' }],
  ])('reads %s', (name, names) => {
    expect(parseFileName(name)).toEqual(names);
  });
});

describe('parseHeadNames', () => {
  it.each([
    [['书名：盐埠长夏', '作者：沈渡舟'], { title: '盐埠长夏', author: '沈渡舟' }],
    [['《潮信录》沈渡舟（清）'], { title: '潮信录', author: '沈渡舟' }],
    [['《潮信录》', '作 者：［明］沈渡舟 著'], { title: '潮信录', author: '沈渡舟' }],
    [['《潮信录》作者：沈渡舟'], { title: '潮信录', author: '沈渡舟' }],
    [['《潮信录》沈渡舟 著'], { title: '潮信录', author: '沈渡舟' }],
    [['《潮信录》沈渡舟 译'], { title: '潮信录' }],
    [['潮信录', '〔英〕亨利·伍德 著', '沈渡舟 译'], { author: '亨利·伍德' }],
    [['潮信录', '著：沈渡舟'], { author: '沈渡舟' }],
    [['潮信录', '文／沈渡舟'], { author: '沈渡舟' }],
    [['世界名著', '潮信录'], {}],
    [['潮信录', '《退潮集》补记'], {}],
    [['The Tide Book', 'by D. Shen'], { author: 'D. Shen' }],
    [['《潮信录》简介：', '一本旧书。'], {}],
    [['《新潮》是他们办的杂志，我那时还没有读过。'], {}],
    [['早市在退潮以后才开。', '他在读。', '那是夏天。', '《潮信录》'], {}],
  ])('reads %j', (head, names) => {
    expect(parseHeadNames(head)).toEqual(names);
  });
});

describe('titleOfFirstLine', () => {
  it.each([
    ['盐埠手记', '盐埠手记'],
    ['潮　信', '潮信'],
    ['潮水退下去以后才开。', undefined],
    ['本书由某某论坛整理', undefined],
  ])('takes %s for %s', (line, title) => {
    expect(titleOfFirstLine(line)).toBe(title);
  });
});

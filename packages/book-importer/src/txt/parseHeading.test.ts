import { describe, expect, it } from 'vitest';
import { parseHeading } from './parseHeading.ts';

describe('parseHeading', () => {
  it.each([
    ['第一回  沙中木箱惊早市　阶上登记始长年', '回', 1, 'chapter'],
    ['第十二章', '章', 12, 'chapter'],
    ['第１２章 归来', '章', 12, 'chapter'],
    ['第0001章 起点', '章', 1, 'chapter'],
    ['第12.5章 间章', '章', 12.5, 'chapter'],
    ['第十二点五章', '章', 12.5, 'chapter'],
    ['第３．０５回 补遗', '回', 3.05, 'chapter'],
    ['第三章：你好，世界！', '章', 3, 'chapter'],
    ['第三章初见', '章', 3, 'chapter'],
    ['第四节 水线', '节', 4, 'section'],
    ['第二卷　簿', '卷', 2, 'volume'],
    ['第一部 沙', '部', 1, 'volume'],
    ['第三篇', '篇', 3, 'volume'],
    ['第五集 潮', '集', 5, 'volume'],
    ['第二部分', '部分', 2, 'volume'],
    ['卷三 潮信', '卷', 3, 'volume'],
    ['下卷', '卷', 3, 'volume'],
    ['Chapter IV. The Stairs', 'chapter', 4, 'chapter'],
    ['chapter 12', 'chapter', 12, 'chapter'],
    ['【第五章】', '章', 5, 'chapter'],
    ['【第5章】归来', '章', 5, 'chapter'],
    ['第五章“走！”', '章', 5, 'chapter'],
    ['chapter 3 the stairs', 'chapter', 3, 'chapter'],
    ['☆、第六章 夜', '章', 6, 'chapter'],
    ['1章', '章', 1, 'chapter'],
    ['001章 归来', '章', 1, 'chapter'],
    ['十二章：你好，世界！', '章', 12, 'chapter'],
    ['１２话　归来', '话', 12, 'chapter'],
    ['3回·归来', '回', 3, 'chapter'],
    ['4节', '节', 4, 'section'],
    ['Ch.12 归来', 'chapter', 12, 'chapter'],
    ['Ch. 3', 'chapter', 3, 'chapter'],
    ['Chap. IV The Stairs', 'chapter', 4, 'chapter'],
  ])('reads %s', (line, unit, number, rank) => {
    expect(parseHeading(line)).toMatchObject({ kind: 'numbered', unit, number, rank });
  });

  it('takes the volume out of a line that names both', () => {
    expect(parseHeading('第一卷 涨潮 第3章 铜皮')).toMatchObject({
      kind: 'numbered',
      rank: 'chapter',
      number: 3,
      title: '第3章 铜皮',
      volume: '第一卷 涨潮',
    });
  });

  it.each([
    '序',
    '楔子',
    '引子',
    '自序',
    '前言：写给读者',
    '尾声 潮',
    '后记',
    '跋',
    '番外',
    '番外二',
    '番外　旺嫂的梭子',
    '番外之旺嫂',
    '番外第三章 旺嫂',
    '番外第1篇',
    '小剧场2',
    '后日谈 十年',
    '特典：旺嫂',
    '總序',
    '緣起',
    '尾聲 潮',
    '後記',
    '大結局（上）',
    '外傳 旺嫂',
    'Prologue',
    'EPILOGUE',
    'Preface: to the reader',
    '《退潮集》自序',
    '终章 归途',
    'IF线1',
    'if线 如果她没有走',
    'IF線二：旺嫂',
    'IF线（一）',
    'IF线之旺嫂',
    '上架感言',
    '完结感言',
    '请假条',
  ])('knows %s', (line) => {
    expect(parseHeading(line)?.kind).toBe('special');
  });

  it.each([
    ['12', 12],
    ['（三）', 3],
    ['十一', 11],
    ['3. 归来', 3],
    ['007 水线', 7],
  ])('reads the bare number %s', (line, number) => {
    expect(parseHeading(line)).toMatchObject({ kind: 'plain', number });
  });

  it.each([
    '第四回中既将木箱的来历略已表明，此回则专说认箱的人了．',
    '第二章里写道，水线是最难写的。',
    '第一节课还没有下，',
    '第一回，我没有看清',
    '第三次',
    '序曲响了三遍',
    '番外之后，她再也没有来过',
    '番外第三章说的是她',
    'Introduction of a stranger',
    '一九二二年十月。',
    '1984',
    '他说第三章最难写',
    '三回他都没有来',
    '一回，我没有看清',
    '3节课还没有下',
    '两话不说',
    '1章鱼',
    'Ch. 3 was missing',
    'Christmas 3',
    'IF线是什么',
    '请假条丢了',
    `第${'一'.repeat(40)}章`,
  ])('leaves prose alone: %s', (line) => {
    expect(parseHeading(line)).toBeUndefined();
  });

  it.each(['第' + '一'.repeat(100_000), '《'.repeat(50_000), '番外 '.repeat(20_000), ' '.repeat(100_000) + '第'])(
    'looks at no line of endless length (%#)',
    (line) => {
      expect(parseHeading(line)).toBeUndefined();
    },
  );
});

import { prose } from '../prose.ts';
import { headingStyles } from './headingStyles.ts';
import type { LabelledText } from './LabelledText.ts';
import { setText, type SetChapter } from './setText.ts';
import { textLayouts } from './textLayouts.ts';

const NAMES = [
  '退潮',
  '谁动了木箱？',
  '石阶四十一级',
  '1984的夏天',
  '“走！”',
  '第三个人',
  '登记簿',
  '狗·猫·鼠',
  '从盐埠到海上（上）',
  '从盐埠到海上（下）',
  '雾',
  '潮来了！',
  '旺嫂',
  '一夜',
  '没有名字的船',
  '秤砣与蚝壳',
  '二十四级台阶',
  '回家的路上',
  '卷起的帆',
  '章鱼',
];

/** Paragraphs that begin or look like headings, and are none. */
const TRAPS = [
  '第二天一早，雾还没有散，卖鱼的已经把秤砣搁好了。',
  '“第三章你看完了没有？”',
  '第七回他再来的时候，门已经换了锁，钥匙还挂在老地方。',
  '第一节课的铃响了，没有人站起来。',
  '第二章说的就是这件事，他翻到那一页念给大家听。',
  '1、带伞；2、带灯；3、不要回头。',
  '他数到一百零一，停住了。',
  '卷一的封面早就掉了，剩下的几页用麻线缝着。',
  '第三卷残本，他翻了一夜。',
  '番外的故事以后再说。',
  '序里写得明白：这书不卖。',
  'Chapter 3 was missing from this copy, he said.',
  '“二十三。”',
  '……',
  '※※※',
  '第十二级台阶上坐着一个人。',
  '他说：“第五章，第五章！”',
  '一、二、三，他数着往下走。',
  '第四回了，这已经是第四回了。',
  '那本书他只读到第六章。',
];

/** Chapters of our own; every one begins in its own words and has a few traps. */
export function ownChapters(count: number, seed = 0): SetChapter[] {
  return Array.from({ length: count }, (_, index) => {
    const at = index * 7 + seed * 5;
    const trap = (turn: number): string => TRAPS[(at + turn) % TRAPS.length] ?? '';
    return {
      name: NAMES[(index + seed) % NAMES.length] ?? '',
      paragraphs: [
        `到了第${seed}年的第${index + 1}个晚上，${prose(40, index)}`,
        trap(0),
        prose(90 + ((index * 37 + seed * 11) % 160), index + seed),
        trap(3),
        trap(11),
        prose(60, index + 2),
      ],
    };
  });
}

const CHAPTERS = 24;

/** Every style of heading in every layout, then what copies do to books: contents in front, volumes, lost chapters, numbers alone. */
export function ownTexts(): LabelledText[] {
  const styles = Object.entries(headingStyles);
  const layouts = Object.entries(textLayouts);
  const plain = textLayouts['of web novels'];
  if (!plain) throw new Error('There is no plain layout.');
  const all = styles.flatMap(([styleName, style], at) =>
    layouts.map(([layoutName, layout], turn) =>
      setText({ name: `${styleName} ${layoutName}`, chapters: ownChapters(CHAPTERS, at + turn), style, layout }),
    ),
  );
  const damaged = styles.flatMap(([styleName, style], at) => {
    const set = { style, layout: plain, chapters: ownChapters(CHAPTERS, at) };
    return [
      setText({ ...set, name: `${styleName} below a table of contents`, hasContents: true }),
      setText({
        ...set,
        name: `${styleName} with lost chapters`,
        isLost: (number) => number === 7 || number % 11 === 0,
      }),
      setText({ ...set, name: `${styleName} in volumes`, perVolume: 8 }),
    ];
  });
  const bare = styles
    .filter(([name]) => name.startsWith('第'))
    .map(([styleName, style], at) =>
      setText({
        name: `${styleName}, a number alone`,
        style,
        layout: plain,
        chapters: ownChapters(CHAPTERS, at).map((chapter) => ({ ...chapter, name: '' })),
      }),
    );
  return [...all, ...damaged, ...bare];
}

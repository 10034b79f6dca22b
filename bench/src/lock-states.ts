// Flattening the volumes of a book and judging each chapter, against a map that copies the same chapters.
import { bookAccess } from '@shuye/core-domain/access';
import { flattenVolumes, type Chapter } from '@shuye/core-domain/chapter';
import { aBook, aChapter, aMember } from '@shuye/core-domain/testing';
import { ratioLine, ratioTo, timeRounds } from './measure/paired.ts';

const CHAPTERS = 10_000;
const VOLUMES = 20;
const GOAL = 3;

const listed = Array.from({ length: VOLUMES }, (_, volume) => ({
  title: `第${volume + 1}卷`,
  chapters: Array.from({ length: CHAPTERS / VOLUMES }, (_item, at): Chapter => {
    const ordinal = (volume * CHAPTERS) / VOLUMES + at + 1;
    return aChapter({ ordinal, isFree: ordinal <= 20, isBought: ordinal % 7 === 0 });
  }),
}));
const flat = listed.flatMap(({ chapters }) => chapters);
const book = aBook({ chapterCount: CHAPTERS });
const member = aMember('monthly');

const place = (chapter: Chapter, index: number): Chapter => ({ ...chapter, index, ordinal: index + 1 });

const cases = {
  ours: () => flattenVolumes(listed, place).chapters.map(bookAccess({ book, member })),
  copy: () => flat.map((chapter) => ({ ...chapter })),
};

console.log(`flattening and lock states of ${CHAPTERS} chapters, relative to a map that copies them`);
console.log(ratioLine('Node', ratioTo(timeRounds(cases), 'ours', 'copy'), GOAL));

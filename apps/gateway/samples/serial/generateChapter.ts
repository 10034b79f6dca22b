import { hashText } from '@shuye/book-importer';
import { streetName } from './streetName.ts';
import { PEOPLE } from './people.ts';
import {
  ASIDES,
  CLOSINGS,
  DETAILS,
  GIFTS,
  GIVINGS,
  MEETINGS,
  OPENINGS,
  REMARKS,
  TALKS,
  WANTS,
  WONDERS,
} from './sentences.ts';
import { THINGS, type Thing } from './nouns.ts';

const WATCHES = ['一更', '二更', '三更', '四更', '五更'];

const EDITORS_NOTE =
  '（编者按：这部书的每一章都由程序按一套语法写成，没有作者熬夜，也没有读者催更。它的用处是让人看看三千章的长书在手里是什么分量。）';

/** Spreads a hash over all its bits: the names of purposes differ in few of them. */
function spread(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  const again = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (again ^ (again >>> 16)) >>> 0;
}

/** A choice that is the same for the same night and purpose, and differs from that of the night before. */
function choose<T>(items: readonly T[], night: number, purpose: string): T {
  const pick = (number: number): number => spread(hashText(`${purpose} ${number}`)) % items.length;
  const [today, before] = [pick(night), pick(night - 1)];
  const index = today === before ? (today + 1) % items.length : today;
  const item = items[index];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
}

const fill = (sentence: string, slots: Readonly<Record<string, string>>): string =>
  sentence.replace(/\{(\w+)\}/g, (slot, name: string) => slots[name] ?? slot);

/** What the watchman is given in a night and carries into the next. */
const giftOf = (night: number): Thing => choose(THINGS, night, 'thing');

/** The text of a night, from 1: paragraphs joined by a line feed, the same every time. */
export function generateChapter(night: number): string {
  const person = choose(PEOPLE, night, 'person');
  const carried = giftOf(night - 1);
  const slots = {
    lane: streetName(night),
    next: streetName(night + 1),
    watch: choose(WATCHES, night, 'watch'),
    carried: carried.name,
    lack: carried.lack,
    use: carried.use,
    thing: giftOf(night).name,
    who: person.who,
    pronoun: person.pronoun,
    doing: person.doing,
  };
  const detail = choose(DETAILS, night, 'detail');
  const others = DETAILS.filter((other) => other !== detail);
  const sentence = (items: readonly string[], purpose: string): string => fill(choose(items, night, purpose), slots);
  const paragraphs = [
    sentence(OPENINGS, 'opening') + detail,
    sentence(REMARKS, 'remark'),
    sentence(MEETINGS, 'meeting'),
    sentence(WANTS, 'want'),
    sentence(GIVINGS, 'giving'),
    sentence(TALKS, 'talk'),
    sentence(WONDERS, 'wonder'),
    sentence(ASIDES, 'aside'),
    `${sentence(GIFTS, 'gift')}走出几步，${sentence(others, 'later detail')}`,
    sentence(CLOSINGS, 'closing'),
  ];
  return (night === 1 ? [EDITORS_NOTE, ...paragraphs] : paragraphs).join('\n');
}

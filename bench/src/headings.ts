// Which headings of labelled texts the importer finds, as F1; SHUYE_SAMPLE_BOOKS names a folder of real books.
import { parseBook } from '@shuye/book-importer/browser';
import {
  f1Of,
  fixtureTexts,
  givenTexts,
  givenTextsSetAnew,
  ownTexts,
  scoreHeadings,
  type HeadingScore,
  type LabelledText,
} from '@shuye/book-importer/testing';

const GOAL = 0.995;
/** Texts that are named because something in them was not found right. */
const SHOWN = 5;

const folder = process.env['SHUYE_SAMPLE_BOOKS'] ?? '';
const sets: Readonly<Record<string, readonly LabelledText[]>> = {
  'texts set for it': ownTexts(),
  'texts with every trap': fixtureTexts(),
  ...(folder === ''
    ? {}
    : { 'given books': givenTexts(folder), 'given books, set anew': await givenTextsSetAnew(folder) }),
};

const all: HeadingScore[] = [];
for (const [name, texts] of Object.entries(sets)) {
  const scores: HeadingScore[] = [];
  const wrong: string[] = [];
  for (const text of texts) {
    // One text at a time is in memory.
    // oxlint-disable-next-line no-await-in-loop
    const score = await scoreHeadings(await parseBook(text.source), text.labels);
    scores.push(score);
    if (f1Of([score]) < 1)
      wrong.push(`  ${text.name}: missed ${score.missed[0] ?? 'none'}, invented ${score.invented[0] ?? 'none'}`);
  }
  const headings = texts.reduce((sum, { labels }) => sum + labels.length, 0);
  console.log(`${name}: F1 ${f1Of(scores).toFixed(4)} of ${headings} headings in ${texts.length} texts`);
  for (const line of wrong.slice(0, SHOWN)) console.log(line);
  if (wrong.length > SHOWN) console.log(`  and ${wrong.length - SHOWN} more`);
  all.push(...scores);
}
const f1 = f1Of(all);
console.log(`all: F1 ${f1.toFixed(4)}, goal ${GOAL}: ${f1 >= GOAL ? 'met' : 'missed'}`);

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseBook } from '../../parseBook.ts';
import { bytesSource } from '../../source/bytesSource.ts';
import type { BookExpectation } from '../BookExpectation.ts';
import { collectChapters, paragraphsOf } from '../collectChapters.ts';
import { headingStyles } from './headingStyles.ts';
import type { LabelledText } from './LabelledText.ts';
import { setText, type SetChapter } from './setText.ts';
import { textLayouts } from './textLayouts.ts';

const FIXTURES = join(import.meta.dirname, '../../../fixtures');
/** Each book is set anew with as many chapters. */
const CHAPTERS = 30;
const PARAGRAPHS = 12;

/** One of the stories has chapters of its own. */
const OWN_PARTS = /^第.{1,2}章\s/;

const labelled = (folder: string, { file, chapters }: BookExpectation): LabelledText => ({
  name: file,
  source: bytesSource(file, readFileSync(join(folder, file))),
  labels: chapters.map(([name, opening]) => ({ name, opening })),
});

const expectations = (name: string): BookExpectation[] =>
  (JSON.parse(readFileSync(join(FIXTURES, name), 'utf8')) as BookExpectation[]).filter(({ file }) =>
    file.endsWith('.txt'),
  );

export const fixtureTexts = (): LabelledText[] =>
  expectations('txt.expected.json').map((book) => labelled(join(FIXTURES, 'txt'), book));

/** Real books that lie in a folder outside of this repository, as `sample-books.expected.json` labels them. */
export const givenTexts = (folder: string): LabelledText[] =>
  expectations('sample-books.expected.json').map((book) => labelled(folder, book));

async function chaptersOf({ source }: LabelledText): Promise<SetChapter[]> {
  const chapters = await collectChapters(await parseBook(source));
  return chapters.slice(0, CHAPTERS).map((chapter) => ({
    name: chapter.title.replace(/^第.{1,5}回 ?/, ''),
    paragraphs: paragraphsOf(chapter)
      .filter((text) => text.trim() !== '' && !OWN_PARTS.test(text))
      .slice(0, PARAGRAPHS),
  }));
}

/** The words of real books under every style of heading in every layout. */
export async function givenTextsSetAnew(folder: string): Promise<LabelledText[]> {
  const all: LabelledText[] = [];
  for (const text of givenTexts(folder)) {
    const chapters = await chaptersOf(text);
    for (const [styleName, style] of Object.entries(headingStyles))
      for (const [layoutName, layout] of Object.entries(textLayouts))
        all.push(setText({ name: `${text.name}, ${styleName} ${layoutName}`, chapters, style, layout }));
  }
  return all;
}

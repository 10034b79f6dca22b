import { join } from 'node:path';
import { calls, type AnyCall } from '@shuye/api-client/calls';
import { describe, expect, it } from 'vitest';
import { FIRST_SAMPLE_BOOK } from '../../samples/importSampleLibrary.ts';
import { loadSampleBook } from '../../samples/loadSampleBook.ts';
import { sampleFolder } from '../../samples/sampleFolder.ts';
import { sampleSlugs, SERIAL_SLUG } from '../../samples/sampleSlugs.ts';
import { seedColumns } from '../shelf/seedColumns.ts';
import { seedComments } from '../comments/seedComments.ts';
import { seedDiscovery } from '../discovery/seedDiscovery.ts';
import { seedStore } from '../store/seedStore.ts';
import { aBookRow, aChapterRow } from '../testing/aBookRow.ts';
import { startTestGateway, NOW } from '../testing/startTestGateway.ts';
import { askEveryRefusal } from '../testing/askEveryRefusal.ts';
import { readAnswer } from '../testing/readAnswer.ts';
import { sendCall } from '../testing/sendCall.ts';

/** The sample library without its chapters: what is shown around the books is all there. */
async function sampleGateway() {
  const slugs = await sampleSlugs(sampleFolder);
  const ids = new Map(slugs.map((slug, place): [string, number] => [slug, FIRST_SAMPLE_BOOK + place]));
  const books = await Promise.all(
    [...ids].map(async ([slug, id]) => {
      if (slug === SERIAL_SLUG) return aBookRow({ id, category: '玄幻' });
      const { facts } = await loadSampleBook(join(sampleFolder, 'books', slug));
      const { title, author, category, tags, heroes, popularity, sale, kind } = facts;
      const is_monthly = sale.monthly === true ? (1 as const) : (0 as const);
      const top_class = { published: 501, novel: 502, 'short-story': 503 }[kind];
      const lists = { tags: JSON.stringify(tags), heroes: JSON.stringify(heroes) };
      return aBookRow({ id, title, author, category, popularity, is_monthly, top_class, ...lists });
    }),
  );
  const chapters = [aChapterRow(1, { book_id: FIRST_SAMPLE_BOOK })];
  const gateway = await startTestGateway({ books, chapters });
  const target = { database: gateway.database, folder: sampleFolder, ids, nowMs: NOW };
  await seedStore(gateway.database, sampleFolder, ids);
  await seedColumns(target);
  await seedComments(target);
  await seedDiscovery(target);
  await gateway.file('free', chapters[0]?.content_file ?? '', '灯');
  return { ...gateway, target, ids };
}

const gateway = await sampleGateway();

const send = async <Input, Output>(
  call: AnyCall & { toRequest: (input: Input) => object; toResult: (answer: never) => Output },
  input: Input,
): Promise<Output> => readAnswer(call, (await sendCall(gateway.ask, call, input)).body);

const bookId = String(FIRST_SAMPLE_BOOK);
const first = async () => {
  const [categories, ranks, labels, questions, phrases] = [
    await send(calls.categoryPage, {}),
    await send(calls.rankHome, undefined),
    await send(calls.labelList, undefined),
    await send(calls.questionList, {}),
    await send(calls.phraseList, {}),
  ];
  return {
    categoryId: categories[0]?.categories[0]?.categoryId ?? '',
    rankId: ranks[0]?.rankId ?? '',
    labels: labels.flatMap((group) => group.labels),
    questionId: questions.questions[0]?.questionId ?? '',
    phrase: phrases.phrases[0] ?? { text: '' },
  };
};

describe('the sample library', () => {
  it('leaves no list of discovery empty', async () => {
    const { categoryId, rankId, labels, questionId, phrase } = await first();
    const filled = {
      categories: (await send(calls.categoryBooks, { categoryId })).books,
      classes: await send(calls.rankClasses, undefined),
      ranks: (await send(calls.rankBooks, { rankId })).books,
      hot: (await send(calls.hotBooks, {})).books,
      hotWords: await send(calls.hotWords, {}),
      found: (await send(calls.searchResult, { word: '灯' })).books,
      foundByAddress: (await send(calls.searchQuery, { word: '佟' })).books,
      suggested: await send(calls.suggestWords, { typed: '月' }),
      ranked: (await send(calls.questionInfo, { questionId })).rankedBooks,
      related: (await send(calls.questionInfo, { questionId })).related,
      phraseBooks: (await send(calls.phraseDetail, { queryId: phrase.queryId ?? '' })).books,
      latest: (await send(calls.latestChapters, { bookId })).chapters,
      presets: await send(calls.presetBookList, { columnId: 'new-readers' }),
      recommended: (await send(calls.phraseBookInfo, { bookId, queryId: '' })).recommendedPhrases ?? [],
    };
    const empty = Object.entries(filled).filter(([, list]) => list.length === 0);
    expect(empty.map(([name]) => name)).toEqual([]);
    expect(labels.map(({ group }) => group)).toEqual(
      expect.arrayContaining(['CATEGORY', 'MAIN_LINE', 'PLOT', 'ROLE', 'STYLE']),
    );
    expect((await send(calls.chapterPreview, { bookId }))?.text).toBe('灯');
    expect((await send(calls.shortStory, { bookId })).text).toBe('灯');
  });

  it('has books for every label and comments for every book [SEO-11] [API-38]', async () => {
    const empty: string[] = [];
    for (const { labelId, labelType, name } of (await first()).labels) {
      if ((await send(calls.labelBooks, { labelId, labelType })).books.length === 0) empty.push(name);
    }
    for (const [slug, id] of gateway.ids) {
      if ((await send(calls.commentList, { bookId: String(id) })).comments.length < 3) empty.push(slug);
    }
    expect(empty).toEqual([]);
  });

  it.each(['home', 'publish', 'monthly'])('has the store page %s [API-43]', async (page) => {
    const { modules } = await send(calls.storePage, { page });
    expect(modules.length).toBeGreaterThan(1);
  });

  it('may be seeded again: nothing is there twice, and questions keep their addresses', async () => {
    const { database, target } = gateway;
    const count = async () => {
      const rows = [
        await database.selectFrom('comment').select('id').execute(),
        await database.selectFrom('phrase').select('id').execute(),
        await database.selectFrom('label').select('id').execute(),
      ];
      return [
        rows.map((list) => list.length),
        await database.selectFrom('question').select('id').orderBy('id').execute(),
      ];
    };
    const before = await count();
    await seedComments(target);
    await seedDiscovery(target);
    expect(await count()).toEqual(before);
  });
});

describe('every documented refusal can be met', () => {
  it('by a request that an honest client can send', async () => {
    const all: readonly AnyCall[] = Object.values(calls);
    const expected = all.flatMap(({ name, refusals = {} }) => Object.keys(refusals).map((code) => `${name} ${code}`));
    expect([...new Set(await askEveryRefusal())].sort()).toEqual(expected.sort());
  });
});

import type { BookBrief } from '@shuye/core-domain/book';
import { parseCategoryFilter } from '@shuye/core-domain/navigation';
import { parseLabelType } from '@shuye/core-domain/question';
import { categoriesQuery, categoryBooksQuery, rankBooksQuery, ranksQuery } from '../../queries/discoveryQueries.ts';
import {
  hotBooksQuery,
  labelBooksQuery,
  labelsQuery,
  phrasesQuery,
  questionsQuery,
} from '../../queries/landingQueries.ts';
import { shortStoryQuery } from '../../queries/shortStoryQuery.ts';
import type { RouteMatch } from '../../router/matchRoute.ts';
import { paths } from '../../routes.ts';
import type { Services } from '../../services/Services.ts';
import { cardPath } from './cardPath.ts';
import { categoryOf } from './categoryOf.ts';
import type { LandingFacts } from './PageFacts.ts';
import { questionFacts } from './questionFacts.ts';
import { rankNameOf } from './rankNameOf.ts';
import { listData, type Absolute, type NamedPath } from './schemaData.ts';

function listFacts(name: string, pages: readonly NamedPath[], absolute: Absolute): LandingFacts | undefined {
  if (pages.length === 0) return undefined;
  return {
    description: `${name}：${pages.map(([title]) => title).join('、')}`,
    data: [listData(name, pages, absolute)],
  };
}

function bookListFacts(
  name: string,
  list: { pages: ReadonlyArray<{ books: readonly BookBrief[] }> } | undefined,
  absolute: Absolute,
): LandingFacts | undefined {
  const books = list?.pages.flatMap((page) => page.books) ?? [];
  return listFacts(
    name,
    books.map(({ bookId, title }) => [title, paths.book(bookId)]),
    absolute,
  );
}

/** Questions by their titles: of one label, or of all. */
function questionListFacts({ params }: RouteMatch, { client, query }: Services, absolute: Absolute) {
  const { labelId, labelType } = params;
  const label = labelId === undefined ? undefined : { labelId, labelType: parseLabelType(Number(labelType), '') };
  const groups = query.getQueryData(labelsQuery(client).queryKey) ?? [];
  const named = groups.flatMap(({ labels }) => labels).find((known) => known.labelId === labelId);
  const list = query.getQueryData(questionsQuery(client, label).queryKey);
  return listFacts(
    `${named?.name ?? ''}小说问答`,
    (list?.pages ?? []).flatMap(({ questions }) =>
      questions.map(({ questionId, title }) => [title, paths.questionDetail(questionId)] as const),
    ),
    absolute,
  );
}

/**
 * For pages that lead to books by question, label, phrase, fame, rank or category, and for a short story; undefined for any other,
 * or without books.
 */
export function landingFacts(
  match: RouteMatch,
  { searchParams }: URL,
  services: Services,
  absolute: Absolute,
): LandingFacts | undefined {
  const { route, params } = match;
  const { client, query } = services;
  switch (route.name) {
    case 'questionDetail':
      return questionFacts(services, params['questionId'] ?? '', absolute);
    case 'question':
    case 'questionList':
      return questionListFacts(match, services, absolute);
    case 'label': {
      const labels = (query.getQueryData(labelsQuery(client).queryKey) ?? []).flatMap((group) => group.labels);
      return listFacts(
        '标签找书',
        labels.map((label) => [label.name, paths.labelBooks(label)]),
        absolute,
      );
    }
    case 'hotSearch': {
      const phrases = query.getQueryData(phrasesQuery(client).queryKey)?.pages.flatMap((page) => page.phrases) ?? [];
      return listFacts(
        '热搜词列表',
        phrases.flatMap(({ text, bookId, queryId }) =>
          bookId === undefined || queryId === undefined ? [] : [[text, paths.queryCover(bookId, queryId)] as const],
        ),
        absolute,
      );
    }
    case 'recom':
      return bookListFacts('爆款推荐', query.getQueryData(hotBooksQuery(client).queryKey), absolute);
    case 'labelSecond': {
      const label = { labelId: params['labelId'] ?? '', labelType: parseLabelType(Number(params['labelType']), '') };
      const list = query.getQueryData(labelBooksQuery(client, label).queryKey);
      return bookListFacts(list?.pages[0]?.labelName ?? '', list, absolute);
    }
    case 'rankDetail': {
      const rankId = searchParams.get('rankId') ?? '';
      const list = query.getQueryData(rankBooksQuery(client, rankId).queryKey);
      return bookListFacts(rankNameOf(services, rankId) || '榜单', list, absolute);
    }
    case 'rankIndex': {
      const ranks = query.getQueryData(ranksQuery(client).queryKey) ?? [];
      return listFacts(
        '榜单',
        ranks.map((rank) => [rank.name, paths.rankDetail(rank)]),
        absolute,
      );
    }
    case 'categoryDetail': {
      const filter = parseCategoryFilter(searchParams);
      const { cid: categoryId = '' } = params;
      const list = query.getQueryData(categoryBooksQuery(client, categoryId, filter).queryKey);
      return bookListFacts(categoryOf(services, params).name, list, absolute);
    }
    case 'shortStory': {
      const story = query.getQueryData(shortStoryQuery(client, params['bid'] ?? '').queryKey);
      return story && { description: story.description, cardPath: cardPath(story.bookId), data: [] };
    }
    case 'categoryIndex': {
      const categories = (query.getQueryData(categoriesQuery(client).queryKey) ?? []).flatMap(
        (group) => group.categories,
      );
      return listFacts(
        '分类',
        categories.map((category) => [category.name, paths.categoryDetail(category)]),
        absolute,
      );
    }
    default:
      return undefined;
  }
}

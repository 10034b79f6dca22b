import { parseAnswerFacts, type Question, type QuestionDetail } from '@shuye/core-domain/question';
import * as v from 'valibot';
import { defineCall } from '../defineCall.ts';
import { PAGE_SIZE, pageCounts, pageRequest } from './seo.ts';
import { toBookBrief, wireBookBrief } from './wire/book.ts';
import { wireId, wireList, wireNullable, wireNumber, wireText } from './wire/fields.ts';

const wireQuestion = v.object({
  questionId: wireId,
  questionTitle: v.string(),
  publishTime: v.nullish(wireNumber, 0),
  answerCount: v.nullish(wireNumber, 0),
});

const toQuestion = (wire: v.InferOutput<typeof wireQuestion>): Question => ({
  questionId: wire.questionId,
  title: wire.questionTitle,
  publishedAt: wire.publishTime,
  answerCount: wire.answerCount,
});

const toBooks = (wire: readonly v.InferOutput<typeof wireBookBrief>[]) =>
  wire.map(toBookBrief).filter(({ bookId }) => bookId !== '');

const wireName = v.union([v.string(), v.object({ tagName: v.string() })]);

const nameOf = (wire: v.InferOutput<typeof wireName>): string => (typeof wire === 'string' ? wire : wire.tagName);

const seo = { service: 'bff', method: 'POST', body: 'json', sign: 'sent', effect: 'read' } as const;

/** Questions of a label, or the newest of all [API-57]. */
export const questionList = defineCall({
  ...seo,
  name: 'questionList',
  path: '/api/bcsbizai/seo/question/list',
  request: { labelId: v.optional(wireId), labelType: v.optional(wireNumber), ...pageRequest },
  toRequest: ({ labelId, labelType, page = 1 }: { labelId?: string; labelType?: number; page?: number }) => ({
    labelId,
    labelType,
    page,
    pageSize: PAGE_SIZE,
  }),
  refusals: { 404: 'there is no such label' },
  answer: v.object({ data: v.object({ items: wireList(wireQuestion), ...pageCounts }) }),
  toResult: ({ data }) => ({
    questions: data.items.map(toQuestion),
    currentPage: data.currentPage,
    totalPages: data.totalPage,
  }),
});

/** The ranked books of a label [API-58]. */
export const questionRanks = defineCall({
  ...seo,
  name: 'questionRanks',
  path: '/api/bcsbizai/seo/question/ranks',
  request: { labelId: wireId },
  toRequest: ({ labelId }: { labelId: string }) => ({ labelId }),
  answer: v.object({ data: v.object({ rankBooks: wireList(wireBookBrief) }) }),
  toResult: ({ data }) => toBooks(data.rankBooks),
});

/** A question with its answer and what stands beside it [API-59]. */
export const questionInfo = defineCall({
  ...seo,
  name: 'questionInfo',
  path: '/api/bcsbizai/seo/question/info',
  request: { questionId: wireId },
  toRequest: ({ questionId }: { questionId: string }) => ({ questionId }),
  refusals: { 401: 'the book is off the shelf', 404: 'there is no such question' },
  answer: v.object({
    data: v.object({
      questionTitle: v.string(),
      labelName: v.nullish(wireText, ''),
      answerInfo: v.object({
        bookName: v.nullish(wireText, ''),
        authorName: v.nullish(wireText, ''),
        herosName: wireNullable(wireText),
        herosJson: wireNullable(wireText),
        bookAlias: wireList(v.string()),
        briefIntro: v.nullish(wireText, ''),
        firstCategoryName: v.nullish(wireText, ''),
        secondCategoryName: v.nullish(wireText, ''),
        tagsName: wireList(wireName),
        tags: wireList(wireName),
      }),
      rankBooks: wireList(wireBookBrief),
      questionList: wireList(wireQuestion),
    }),
  }),
  toResult: ({ data }): QuestionDetail => {
    const { answerInfo: answer } = data;
    return {
      title: data.questionTitle,
      labelName: data.labelName,
      answer: parseAnswerFacts({
        title: answer.bookName,
        author: answer.authorName,
        heroesJson: answer.herosName ?? answer.herosJson,
        aliases: answer.bookAlias,
        intro: answer.briefIntro,
        firstCategory: answer.firstCategoryName,
        secondCategory: answer.secondCategoryName,
        tags: (answer.tagsName.length > 0 ? answer.tagsName : answer.tags).map(nameOf),
      }),
      rankedBooks: toBooks(data.rankBooks),
      related: data.questionList.map(toQuestion),
    };
  },
});

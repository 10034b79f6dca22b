import type { Selectable } from 'kysely';
import type { Database } from '../database/schema/Database.ts';
import { rowId } from '../database/rowId.ts';
import type { QuestionTable } from '../database/schema/Tables.ts';
import { listLabels } from '../discovery/listLabels.ts';
import { CallError } from '../calls/callErrors.ts';
import type { Handlers } from '../calls/Handler.ts';
import { pageOf } from '../calls/pageOf.ts';
import { requireShownBook } from '../books/requireShownBook.ts';
import { labelledBooks, requireLabel } from '../discovery/seoHandlers.ts';

const NOT_FOUND = 404;
const RANKED = 10;
const RELATED = 5;

type Question = Selectable<QuestionTable>;

const toWireQuestion = ({ id, title, published_at, answer_count }: Question) => ({
  questionId: id,
  questionTitle: title,
  publishTime: Math.floor(published_at / 1000),
  answerCount: answer_count,
});

/** Questions whose page has an answer: the book of each can be shown. */
export const answeredQuestions = (database: Database) =>
  database
    .selectFrom('question')
    .innerJoin('book', 'book.id', 'question.book_id')
    .where('taken_down', '=', 0)
    .where('hidden', '=', 0)
    .where('cover_open', '=', 1);

const newest = (database: Database, labelId: string | undefined) => {
  const all = answeredQuestions(database);
  return labelId ? all.where('label_id', '=', labelId) : all;
};

const page = (database: Database, labelId: string | undefined, offset: number, limit: number): Promise<Question[]> =>
  newest(database, labelId)
    .selectAll('question')
    .orderBy('question.published_at', 'desc')
    .orderBy('question.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();

async function requireQuestion(database: Database, questionId: string): Promise<Question> {
  const id = rowId(questionId);
  const question =
    id === undefined
      ? undefined
      : await database.selectFrom('question').selectAll().where('id', '=', id).executeTakeFirst();
  if (!question) throw new CallError(NOT_FOUND, '没有这个问题');
  return question;
}

export const questionHandlers: Pick<Handlers, 'questionList' | 'questionRanks' | 'questionInfo'> = {
  questionList: async (request, { database }) => {
    if (request.labelId) await requireLabel(database, request.labelId);
    const { offset, limit, counts } = pageOf(request);
    const questions = await page(database, request.labelId, offset, limit);
    const { total } = await newest(database, request.labelId)
      .select(({ fn }) => fn.countAll<number | string>().as('total'))
      .executeTakeFirstOrThrow();
    return { data: { items: questions.map(toWireQuestion), ...counts(Number(total)) } };
  },

  questionRanks: async ({ labelId }, context) => {
    const label = (await listLabels(context.database)).find(({ id }) => id === labelId);
    return { data: { rankBooks: label ? await labelledBooks(label, context, 0, RANKED) : [] } };
  },

  questionInfo: async ({ questionId }, context) => {
    const { database } = context;
    const question = await requireQuestion(database, questionId);
    const book = await requireShownBook(database, String(question.book_id));
    const labels = await listLabels(database);
    const label = labels.find(({ id }) => id === question.label_id);
    const tags = JSON.parse(book.tags) as string[];
    const second = labels.find(({ labelType, words }) => labelType === 2 && words.some((word) => tags.includes(word)));
    const related = await page(database, question.label_id, 0, RELATED + 1);
    const others = related.length > 1 ? related : await page(database, undefined, 0, RELATED + 1);
    return {
      data: {
        questionTitle: question.title,
        labelName: label?.name ?? book.category,
        answerInfo: {
          bookName: book.title,
          authorName: book.author,
          herosName: book.heroes,
          bookAlias: JSON.parse(question.aliases) as string[],
          briefIntro: book.description,
          firstCategoryName: book.category,
          secondCategoryName: second && second.name !== book.category ? second.name : '',
          tagsName: tags,
        },
        rankBooks: label ? await labelledBooks(label, context, 0, RANKED) : [],
        questionList: others
          .filter(({ id }) => id !== question.id)
          .slice(0, RELATED)
          .map(toWireQuestion),
      },
    };
  },
};

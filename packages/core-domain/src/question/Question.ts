import type { BookBrief } from '../book/Book.ts';
import type { AnswerFacts } from '../text/answerSentence.ts';

/** A question in a list; `publishedAt` in seconds [ENT-44]. */
export interface Question {
  questionId: string;
  title: string;
  publishedAt: number;
  answerCount: number;
}

export interface QuestionDetail {
  title: string;
  labelName: string;
  answer: AnswerFacts;
  rankedBooks: readonly BookBrief[];
  related: readonly Question[];
}

export const rankTitle = (labelName: string): string => `${labelName}小说排行榜`;

export const answerCountLabel = (count: number): string =>
  `${Number.isFinite(count) ? Math.max(0, Math.floor(count)) : 0}个回答`;

/** Pages of questions joined into one list; a question that moved between two pages is shown once. */
export const joinQuestions = (pages: ReadonlyArray<{ questions: readonly Question[] }>): Question[] => [
  ...new Map(pages.flatMap(({ questions }) => questions).map((question) => [question.questionId, question])).values(),
];

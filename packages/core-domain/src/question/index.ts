export { joinHotBooks } from './HotBooks.ts';
export type { HotBooks, RankedBook } from './HotBooks.ts';
export { groupLabels, labelGroups, LabelType, parseLabelType } from './LabelGroup.ts';
export type { BookLabel, LabelGroup, LabelGroupKey } from './LabelGroup.ts';
export { answerCountLabel, joinQuestions, rankTitle } from './Question.ts';
export type { Question, QuestionDetail } from './Question.ts';
export { parseAnswerFacts } from './parseAnswerFacts.ts';
export type { RawAnswer } from './parseAnswerFacts.ts';

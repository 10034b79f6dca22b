export { joinHotBooks } from './HotBooks.ts';
export type { HotBooks, RankedBook } from './HotBooks.ts';
export { groupLabels, labelGroups, LabelType, readLabelType } from './LabelGroup.ts';
export type { BookLabel, LabelGroup, LabelGroupKey } from './LabelGroup.ts';
export { answerCountLabel, rankTitle } from './Question.ts';
export type { Question, QuestionDetail } from './Question.ts';
export { readAnswerFacts } from './readAnswerFacts.ts';
export type { RawAnswer } from './readAnswerFacts.ts';

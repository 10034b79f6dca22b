export { answerSentence } from './answerSentence.ts';
export type { AnswerFacts } from './answerSentence.ts';
export {
  readerCountLabel,
  REVIEWER_MIN_SHOWN,
  reviewerCountLabel,
  TEN_THOUSAND,
  wordCountLabel,
} from './countLabels.ts';
export { cutText } from './cutText.ts';
export { isInsideCharacter } from './isInsideCharacter.ts';
export { commentPieces, emoticons } from './emoticons.ts';
export type { CommentPiece } from './emoticons.ts';
export { foldedText } from './foldedText.ts';
export { spaceHeading } from './spaceHeading.ts';
export type { Utf8 } from './Utf8.ts';
export { splitLead } from './splitLead.ts';
export type { SplitText } from './splitLead.ts';

import { parseCredit } from './parseCredit.ts';

const MAX_LENGTH = 24;

/** Matches the end of a sentence, the start of a speech, or a lead to what follows. */
const SENTENCE = /[。！？!?…．，,、；;：:”’"—～~－-]$|^[“‘"「『—－-]|[。；;]/;
const LETTER = /[\u3400-\u9fffA-Za-z]/;
const DIGIT = '[0-9０-９零〇○Ｏ一二三四五六七八九十廿卅]';
/** Dates as they stand under a text, with or without year. */
const DATE = new RegExp(
  `^(?:民国|公元)?(?:${DIGIT}{2,4} ?年)?(?:[初仲]?[春夏秋冬]|${DIGIT}{1,3} ?月)?(?:${DIGIT}{1,3} ?[日号])?(?:[清凌]?[晨夜晚]|上午|下午)?$`,
);
const NUMERIC_DATE = /^[0-9０-９]{2,4}[-—./年][0-9０-９]{1,2}(?:[-—./月][0-9０-９]{1,2}日?)?$/;
const NOTES = /^[□■◇◆【〔[(（]*(?:注[释釋]?|[註注][解]?|译注|校记)[】〕\])）]*[:：]?$/;
const CREDIT = /(?:[记識识书]于|[写作]于|[著译编校]$)/;
const BRACKETED = /^[〔（([［【].*[〕）)\]］】]$/;

const EXCLAMATION = /[？！?!]{1,3}$/;

/** Whether a short line could stand over a text: no sentence, no date, no signature, no note. */
export const isTitleLike = (text: string, maxLength = MAX_LENGTH): boolean =>
  text.length <= maxLength &&
  LETTER.test(text) &&
  ![SENTENCE, DATE, NUMERIC_DATE, NOTES, CREDIT, BRACKETED].some((pattern) => pattern.test(text)) &&
  parseCredit(text) === undefined;

/** Whether a question or an exclamation could stand over a text: what speech has too, so that its place must tell. */
export const isExclaimedTitle = (text: string, maxLength = MAX_LENGTH): boolean =>
  EXCLAMATION.test(text) && isTitleLike(text.replace(EXCLAMATION, ''), maxLength);

export const opensNotes = (text: string): boolean => text.length <= MAX_LENGTH && NOTES.test(text);

export const isDate = (text: string): boolean => {
  const bare = text.replace(/[。.．⑴-⒇①-⑳\s]+$/, '');
  return bare.length <= MAX_LENGTH && (DATE.test(bare) || NUMERIC_DATE.test(bare));
};

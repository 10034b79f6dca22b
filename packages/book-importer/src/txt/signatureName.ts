import type { TextLine } from './TextLine.ts';

/** Columns from which a line counts as set apart from the text. */
const SET_APART = 12;
const SIGNATURE = /^[^，,]{3,24}[日月夜晨晚春夏秋冬][，,]?\s{0,4}([\u4e00-\u9fff]{2,3}?)(?:[记識识写志誌]于|于)/;

/** Reads the name that signs a preface: 一九二二年十二月三日，某某记于北京. Undefined for any other line. */
export const signatureName = ({ text, indent }: TextLine): string | undefined =>
  indent >= SET_APART && text.length <= 60 ? SIGNATURE.exec(text)?.[1] : undefined;

// The number is bounded, so that a hostile title costs no more than a look at its start.
const NUMBERED_HEADING = /^(第[0-9０-９零〇一二三四五六七八九十百千万两]{1,20}[章节卷集回话部篇])\s*(?=\S)/;

/** A chapter title with one space after its leading number: 第一章初见 becomes 第一章 初见 [READER-37] (D-080). */
export const spaceHeading = (title: string): string => title.replace(NUMBERED_HEADING, '$1 ');

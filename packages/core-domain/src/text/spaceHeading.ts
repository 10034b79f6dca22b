const NUMBERED_HEADING = /^(第[0-9零〇一二三四五六七八九十百千万两]{1,20}[章节卷集回话部篇])\s*(?=\S)/;

/** A chapter title with one space after its leading number: 第一章初见 becomes 第一章 初见 [READER-37] (D-080). */
export const spaceHeading = (title: string): string => title.replace(NUMBERED_HEADING, '$1 ');

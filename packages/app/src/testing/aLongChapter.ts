import type { Chapter } from '@shuye/core-domain/chapter';

/** A chapter of many pages, each of its sentences with a number of its own. */
export const aLongChapter = ({ title }: Chapter): string =>
  Array.from({ length: 200 }, (_, at) => `${title}第${at + 1}句：山中灯火一夜未熄，案上的书翻过一页又一页。`).join(
    '\n',
  );

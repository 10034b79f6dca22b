/** How large a piece a heading opens, from the outermost. */
export type HeadingRank = 'volume' | 'chapter' | 'section';

/** A line that reads like the head of a chapter. */
export type Heading =
  /** 第三回, 卷二, Chapter 4: a numeral and a unit. */
  | {
      kind: 'numbered';
      rank: HeadingRank;
      unit: string;
      number: number;
      title: string;
      /** The volume that a line of the form 第一卷 春 第三章 归来 names in front of its chapter. */
      volume?: string;
    }
  /** 序, 楔子, 后记. */
  | { kind: 'special'; title: string }
  /** A bare number: 十二, 3. 归来. */
  | { kind: 'plain'; number: number; title: string };

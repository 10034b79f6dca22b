import type { ByteSource } from '../../source/ByteSource.ts';

/** A heading that a person, or whoever set the text, says is one. */
export interface HeadingLabel {
  /** Words that its title holds; '' where the heading is a number alone. */
  name: string;
  /** How the text below it begins: a heading is found where its chapter begins with this. */
  opening: string;
}

/** A text, and every heading in it. */
export interface LabelledText {
  name: string;
  source: ByteSource;
  labels: readonly HeadingLabel[];
}

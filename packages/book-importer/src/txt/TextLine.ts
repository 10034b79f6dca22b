export interface TextLine {
  /** Place in the file, from 0; blank lines count. */
  number: number;
  text: string;
  /** Columns of white space before the text; a Chinese character takes two. */
  indent: number;
  /** Columns from the left edge to the end of the text. */
  width: number;
  blanksBefore: number;
}

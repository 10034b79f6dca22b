/** Words above or behind others that say how these are read (ruby): from an offset of the text to before another. */
export interface Reading {
  from: number;
  to: number;
}

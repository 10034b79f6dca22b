/** A text, and the elements that show stretches of it, in its order. */
export interface DrawnWords {
  /** As it is shown: a converted text in its own script. */
  text: string;
  /** The text content of each is the stretch of the text that begins at `start`. */
  parts: readonly DrawnPart[];
}

export interface DrawnPart {
  element: HTMLElement;
  start: number;
}

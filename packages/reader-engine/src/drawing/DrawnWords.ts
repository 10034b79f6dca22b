export interface DrawnWords {
  text: string;
  /** The text content of each is the stretch of the text that begins at `start`. */
  parts: readonly DrawnPart[];
}

export interface DrawnPart {
  element: HTMLElement;
  start: number;
}

/** What a journey does with a page of WebKit. */
export interface WebKitPage {
  goto: (url: string) => Promise<unknown>;
  reload: () => Promise<unknown>;
  /** Runs in the page: what it takes and gives is JSON. */
  evaluate: <Answer, Given extends readonly unknown[]>(
    run: (...given: Given) => Answer,
    ...given: Given
  ) => Promise<Answer>;
  keyboard: {
    press: (key: 'ArrowLeft' | 'ArrowRight' | 'Escape') => Promise<unknown>;
    type: (text: string) => Promise<unknown>;
  };
  mouse: { click: (x: number, y: number) => Promise<unknown> };
  /** A picture of what is seen, PNG. */
  screenshot: () => Promise<Buffer>;
  close: () => Promise<unknown>;
}

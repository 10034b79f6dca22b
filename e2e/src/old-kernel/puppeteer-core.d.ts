/** The part of this old library that the journeys use: newer ones no longer speak to a kernel of 2018. */
declare module 'puppeteer-core' {
  export interface Page {
    on: {
      (event: 'pageerror', listener: (error: Error) => void): void;
      (event: 'request', listener: (request: { url: () => string }) => void): void;
    };
    goto: (url: string) => Promise<unknown>;
    setViewport: (size: {
      width: number;
      height: number;
      deviceScaleFactor?: number;
      isMobile?: boolean;
    }) => Promise<void>;
    evaluate: <Answer, Given extends readonly unknown[]>(
      run: (...given: Given) => Answer,
      ...given: Given
    ) => Promise<Awaited<Answer>>;
    $$eval: <Answer>(selector: string, run: (found: readonly Element[]) => Answer) => Promise<Answer>;
    waitForFunction: (run: string, options?: { timeout?: number }, ...given: readonly unknown[]) => Promise<unknown>;
    keyboard: { press: (key: string) => Promise<void> };
    mouse: { click: (x: number, y: number) => Promise<void> };
    screenshot: (options: { path: string }) => Promise<unknown>;
    close: () => Promise<void>;
  }
  export interface Browser {
    newPage: () => Promise<Page>;
    pages: () => Promise<Page[]>;
    version: () => Promise<string>;
    close: () => Promise<void>;
  }
  const puppeteer: { launch: (options: { executablePath: string; args: readonly string[] }) => Promise<Browser> };
  export default puppeteer;
}

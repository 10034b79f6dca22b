import type { WrittenPage } from './createPageWriter.ts';

/** What a rendering has to know, as data: it may be done by another thread. */
export interface Rendering {
  href: string;
  /** Addresses of who asked, as `x-forwarded-for` says them. */
  visitor?: string | undefined;
  /** Names the trace that the rendering's calls belong to. */
  traceHeaders?: Readonly<Record<string, string>> | undefined;
}

export interface PageRenderer {
  /**
   * Undefined where the browser has to render the page itself.
   * @throws Error for operators, saying why the page was not rendered.
   */
  render: (rendering: Rendering) => Promise<WrittenPage | undefined>;
  /** Forgets what the gateway answered earlier pages: the library changed. */
  forget: () => void;
}

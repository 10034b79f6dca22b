import type { Site } from '../../readEmptyPage.ts';
import type { WrittenPage } from '../createPageWriter.ts';
import type { Rendering } from '../PageRenderer.ts';

/** What a thread renders pages of. */
export interface RenderedSite extends Site {
  gateway: string;
  renderingKey?: string | undefined;
}

/** A rendering that is asked for; `forget` instead of one says that the library changed. */
export type ToThread = (Rendering & { id: number }) | 'forget';

/** Its body is no `Buffer` any more on its way between threads. */
export type SentPage = Omit<WrittenPage, 'body'> & { body: Uint8Array<ArrayBuffer> };

export type FromThread = 'started' | { id: number; page?: SentPage | undefined; failure?: string };

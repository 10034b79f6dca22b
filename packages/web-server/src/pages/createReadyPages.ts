import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Compressed } from '../createCompressor.ts';
import { etagIsKnown } from '../etagIsKnown.ts';
import type { WrittenPage } from './createPageWriter.ts';

/** Addresses whose pages are found at once; beyond it, all are found the longer way again. */
const MAX_ADDRESSES = 5000;

export interface ReadyPagesOptions {
  /** The page that an address has at this moment; undefined where something is to be asked or rendered first. */
  present: (href: string) => WrittenPage | undefined;
  /** The page in what a browser accepts; undefined while it is not compressed yet. */
  packed: (page: WrittenPage, acceptEncoding: string | undefined) => Compressed | undefined;
}

/** How an address was asked for, in the words of the connection: no address has to be parsed to find its page. */
const nameOf = ({ url = '', headers }: IncomingMessage): string =>
  [headers.host, headers['x-forwarded-host'], headers['x-forwarded-proto'], url].join(' ');

/**
 * Rendered pages that are answered before anything else looks at the request: most visits of a busy page. What they are
 * answered with is what the longer way answered before, with the same headers.
 */
export function createReadyPages({ present, packed }: ReadyPagesOptions) {
  const addresses = new Map<string, string>();
  const headersOf = new WeakMap<WrittenPage, Readonly<Record<string, string>>>();

  return {
    /** That a page was given out for this request, with these headers. */
    remember: (
      request: IncomingMessage,
      href: string,
      page: WrittenPage,
      headers: Readonly<Record<string, string>>,
    ) => {
      headersOf.set(page, headers);
      if (addresses.size >= MAX_ADDRESSES) addresses.clear();
      addresses.set(nameOf(request), href);
    },

    /** Answers where the page is ready. Says whether it was. */
    answer: (request: IncomingMessage, response: ServerResponse): boolean => {
      const { method, headers } = request;
      if (method !== 'GET' || !headers.accept?.includes('text/html')) return false;
      const href = addresses.get(nameOf(request));
      const page = href === undefined ? undefined : present(href);
      const own = page && headersOf.get(page);
      if (!page || !own) return false;
      if (page.status === 200 && etagIsKnown(headers['if-none-match'], page.etag)) {
        response.writeHead(304, own).end();
        return true;
      }
      const acceptEncoding = headers['accept-encoding'];
      const found = packed(page, Array.isArray(acceptEncoding) ? acceptEncoding.join() : acceptEncoding);
      if (!found) return false;
      const { body, encoding } = found;
      response.writeHead(page.status, {
        ...own,
        'content-type': page.type,
        'content-length': body.length,
        ...(encoding ? { 'content-encoding': encoding } : {}),
      });
      response.end(body);
      return true;
    },
  };
}

export type ReadyPages = ReturnType<typeof createReadyPages>;

import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Compressed } from '../createCompressor.ts';
import { etagIsKnown } from '../etagIsKnown.ts';
import type { WrittenPage } from './createPageWriter.ts';

/** Addresses whose pages are found at once; beyond it, all are found the longer way again. */
const MAX_ADDRESSES = 5000;
/** Names by which one path is asked for: a site has few, and anybody can make one up. */
const MAX_NAMES = 4;
/** Answers of one page by what browsers accept, whose words are anybody's; beyond it, each is put together anew. */
const MAX_ANSWERS = 8;

export interface ReadyPagesOptions {
  /** Undefined where something is to be asked or rendered first. */
  present: (href: string) => WrittenPage | undefined;
  /** Undefined while the page is not compressed yet. */
  packed: (page: WrittenPage, acceptEncoding: string | undefined) => Compressed | undefined;
}

/** Words of the connection, so that none has to be parsed to find a page. */
interface Address {
  host: string | undefined;
  forwardedHost: string | string[] | undefined;
  forwardedProto: string | string[] | undefined;
  href: string;
}

/** The form that `writeHead` takes fastest: names and values in turn. */
type FlatHeaders = string[];

interface Answer {
  headers: FlatHeaders;
  body: Buffer;
}

const NONE: readonly Address[] = [];

interface Sendings {
  headers: FlatHeaders;
  answers: Map<string, Answer>;
}

const isAskedFor = (address: Address, headers: IncomingHttpHeaders): boolean =>
  address.host === headers.host &&
  address.forwardedHost === headers['x-forwarded-host'] &&
  address.forwardedProto === headers['x-forwarded-proto'];

/** Most visits of a busy page are answered here: with what the longer way answered before, and the same headers. */
export function createReadyPages({ present, packed }: ReadyPagesOptions) {
  const addresses = new Map<string, readonly Address[]>();
  const sendings = new WeakMap<WrittenPage, Sendings>();

  const find = ({ url = '', headers }: IncomingMessage): Address | undefined => {
    for (const address of addresses.get(url) ?? NONE) if (isAskedFor(address, headers)) return address;
    return undefined;
  };

  const answerOf = (page: WrittenPage, sent: Sendings, acceptEncoding = ''): Answer | undefined => {
    const known = sent.answers.get(acceptEncoding);
    if (known) return known;
    const found = packed(page, acceptEncoding);
    if (!found) return undefined;
    const { body, encoding } = found;
    const about = ['content-type', page.type, 'content-length', String(body.length)];
    const answer = {
      headers: [...sent.headers, ...about, ...(encoding ? ['content-encoding', encoding] : [])],
      body,
    };
    if (sent.answers.size < MAX_ANSWERS) sent.answers.set(acceptEncoding, answer);
    return answer;
  };

  return {
    remember: (
      request: IncomingMessage,
      href: string,
      page: WrittenPage,
      headers: Readonly<Record<string, string>>,
    ) => {
      sendings.set(page, { headers: Object.entries(headers).flat(), answers: new Map() });
      if (find(request)) return;
      if (addresses.size >= MAX_ADDRESSES) addresses.clear();
      const { url = '', headers: asked } = request;
      const address = {
        host: asked.host,
        forwardedHost: asked['x-forwarded-host'],
        forwardedProto: asked['x-forwarded-proto'],
        href,
      };
      addresses.set(url, [address, ...(addresses.get(url) ?? NONE)].slice(0, MAX_NAMES));
    },

    answer: (request: IncomingMessage, response: ServerResponse): boolean => {
      if (request.method !== 'GET') return false;
      const { headers } = request;
      if (!headers.accept?.includes('text/html')) return false;
      const address = find(request);
      const page = address && present(address.href);
      const sent = page && sendings.get(page);
      if (!page || !sent) return false;
      if (page.status === 200 && etagIsKnown(headers['if-none-match'], page.etag)) {
        response.writeHead(304, sent.headers).end();
        return true;
      }
      const answer = answerOf(page, sent, headers['accept-encoding']);
      if (!answer) return false;
      response.writeHead(page.status, answer.headers).end(answer.body);
      return true;
    },
  };
}

export type ReadyPages = ReturnType<typeof createReadyPages>;

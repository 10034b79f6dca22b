import type { Host, HostBridge } from '@shuye/host-bridges';
// oxlint-disable-next-line no-restricted-imports -- every host's native side is visited here; no page loads this
import { hostFacts, openHost, type HostScript } from '@shuye/host-bridges/testing';
import { pages } from '../../server.ts';
import { aHost } from '../aHost.ts';
import { anAccount } from '../anAccount.ts';
import { fakeServer } from '../fakeServer.ts';
import { sampleServer } from '../sample/sampleServer.ts';

/** How host and server answer: after a while, never, with something else, or after everybody has given up. */
export const answerings = ['slow', 'missing', 'wrong', 'late'] as const;
export type Answering = (typeof answerings)[number];

const SLOW_MS = 3000;
/** A server is given up after 60 s, a host after 5 or 10. */
const LATE_MS = 70_000;

/** The longest that a page may go on without saying how it ended. */
export const PATIENCE_MS = 130_000;

const later = (delayMs: number) => new Promise<void>((resolve) => setTimeout(resolve, delayMs));
const never = new Promise<never>(() => undefined);
const account = fakeServer({ collectEvents: {}, ...anAccount({ beans: 300 }) });

/** The sample library with an account; what neither of them knows fails as without a network. */
const rightServer: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  return sampleServer(request.clone()).catch(() => account.fetch(request));
};

/** What stands between a reader and the network in trains and hotels. */
const portal = (): Response =>
  new Response('<html><body>登录 Wi-Fi</body></html>', { headers: { 'content-type': 'text/html' } });

export const servers: Readonly<Record<Answering, typeof fetch>> = {
  slow: (input, init) => later(SLOW_MS).then(() => rightServer(input, init)),
  missing: () => never,
  wrong: () => Promise.resolve(portal()),
  late: (input, init) => later(LATE_MS).then(() => rightServer(input, init)),
};

const TEXT = '山中灯火一夜未熄。';

/** How the files of chapters come. */
export const contents: Readonly<Record<Answering, () => string | Promise<string>>> = {
  slow: () => later(SLOW_MS).then(() => TEXT),
  missing: () => never,
  wrong: () => TEXT,
  late: () => later(LATE_MS).then(() => TEXT),
};

type Script = Omit<HostScript, 'host'>;
type NativeAnswers = NonNullable<HostScript['answering']>;

const methods = [
  'updateToken',
  'getStorage',
  'setStorage',
  'checkFollow',
  'getTaskInfo',
  'checkPin',
  'requestCommonParams',
  'getGlobalInfo',
  'getAuthInfo',
] as const satisfies readonly (keyof NativeAnswers)[];

const each = (answer: NonNullable<NativeAnswers[keyof NativeAnswers]>): Script => ({
  answering: Object.fromEntries(methods.map((method) => [method, answer])),
});

const scripts: Readonly<Record<Answering, Script>> = {
  slow: { injection: { afterMs: SLOW_MS } },
  missing: { injection: 'never' },
  wrong: each({ lie: '<html>' }),
  late: each({ afterMs: LATE_MS }),
};

type HostId = keyof typeof hostFacts;

const openBridge = (id: HostId, answering: Answering): HostBridge =>
  id === 'h5' ? aHost().bridge : openHost({ host: id, ...scripts[answering] }).bridge;

/** A host as its facts say it is, whose native side answers so. */
export function aHostThatAnswers(id: HostId, answering: Answering): Host {
  const { isPlatformPath, ...facts } = hostFacts[id];
  return {
    ...facts,
    reader: { isPlatformPath },
    ...(id === 'h5' ? {} : { login: 'host' }),
    bridge: openBridge(id, answering),
  };
}

/** What the addresses of some pages must say beside their path. */
const queries: Readonly<Record<string, string>> = {
  rankDetail: '?rankId=1&rankName=人气榜',
  search: '?word=人',
  buyBook: '?bid=1001&payMode=3&cid=c5',
  questionDetail: '?id=1',
  labelSecond: '?id=1&name=题材',
};

interface HostState {
  path: string;
  page: string;
  host: HostId;
  answering: Answering;
  /** Where a page is none of guests. */
  userId: string | undefined;
}

/** Every page in every host with each kind of answers. */
export const hostStates: readonly HostState[] = pages.flatMap(({ name, patterns: [pattern = ''], login }) =>
  (Object.keys(hostFacts) as HostId[]).flatMap((host) =>
    answerings.map((answering) => ({
      path: pattern.replace(/:bookFile/, '1001').replace(/:\w+/g, '1001') + (queries[name] ?? ''),
      page: name,
      host,
      answering,
      userId: login ? '8000001' : undefined,
    })),
  ),
);

import type { OtherTabs } from '@shuye/api-client';
import { loginCookies } from '@shuye/core-domain/member';
import { services as everyService } from '@shuye/core-domain/sign';
import { createServices } from '../services/createServices.ts';
import type { Services } from '../services/Services.ts';
import { aHost, type TestHost } from './aHost.ts';
import { fakeServer, type Answers, type Files, type SeenCall } from './fakeServer.ts';
import { fakeStorage } from './fakeStorage.ts';
import { fetchOfTest } from './fetchOfTest.ts';

export interface TestServicesOptions {
  answers?: Answers;
  files?: Files;
  /** Answers in place of `answers` and `files`. */
  fetch?: typeof fetch;
  host?: TestHost;
  /** Values that this device remembers. */
  device?: Readonly<Record<string, unknown>>;
  storage?: Storage;
  session?: Storage;
  nowMs?: () => number;
  /** Names what is made; two devices of one reader need two. */
  randomId?: () => string;
  reloadPage?: () => void;
  navigateAway?: Services['navigateAway'];
  /** The full address of the page. */
  currentUrl?: () => string;
  /** Channel of whoever serves the page. */
  siteId?: string;
  /** Where readers log in. */
  loginUrl?: string;
  /** Where readers write to us. */
  feedbackUrl?: string;
  /** A reader who is logged in, as the cookie says now; a guest without it. */
  userId?: string | (() => string);
  userAgent?: string;
  /** Other pages of the same browser; a page alone without it. */
  otherTabs?: () => OtherTabs;
}

export interface TestServices extends Services {
  /** Calls in the order in which they reached the server. */
  seen: readonly SeenCall[];
}

const addresses = Object.fromEntries(everyService.map((service) => [service, 'https://gateway.test']));

/** The services of an app whose server answers as the test says. */
export function testServices(options: TestServicesOptions = {}): TestServices {
  const {
    answers = {},
    files = {},
    host = aHost(),
    device = {},
    nowMs = () => 1_790_000_000_000,
    randomId = () => 'device-1',
    reloadPage = () => undefined,
    navigateAway = () => undefined,
    // A test without a browser has an address too.
    currentUrl = () => (typeof window === 'undefined' ? 'https://shuye.test/' : window.location.href),
    siteId = '',
    loginUrl,
    feedbackUrl,
    userId,
    userAgent = 'test',
  } = options;
  const { storage = fakeStorage(device), session = fakeStorage() } = options;
  const server = fakeServer(answers, files);
  const reader = (): string | undefined => (typeof userId === 'function' ? userId() : userId);
  const services = createServices(
    host,
    {
      addresses,
      signKeys: {},
      siteId,
      version: '0.1.0',
      ...(loginUrl === undefined ? {} : { loginUrl }),
      ...(feedbackUrl === undefined ? {} : { feedbackUrl }),
    },
    {
      openStorage: () => storage,
      openSession: () => session,
      userAgent,
      nowMs,
      randomId,
      reloadPage,
      navigateAway,
      currentUrl,
      deleteDatabase: () => undefined,
      cookies: () => (reader() ? `${loginCookies.userId}=${reader()}` : ''),
      fetch: fetchOfTest(options.fetch ?? server.fetch),
      ...(options.otherTabs && { otherTabs: options.otherTabs }),
      repeats: 0,
    },
  );
  return { ...services, seen: server.seen };
}

import { createServices } from '../services/createServices.ts';
import type { Services } from '../services/Services.ts';
import { aHost, type TestHost } from './aHost.ts';
import { fakeServer, type Answers, type SeenCall } from './fakeServer.ts';
import { fakeStorage } from './fakeStorage.ts';

export interface TestServicesOptions {
  answers?: Answers;
  host?: TestHost;
  /** Values that this device remembers. */
  device?: Readonly<Record<string, unknown>>;
  storage?: Storage;
  session?: Storage;
  now?: () => number;
  reloadPage?: () => void;
}

export interface TestServices extends Services {
  /** Calls in the order in which they reached the server. */
  seen: readonly SeenCall[];
}

const SERVICES = ['book', 'bookstore', 'recommend', 'resource', 'shelf'] as const;
const addresses = Object.fromEntries(SERVICES.map((service) => [service, 'https://gateway.test']));

/** The services of an app whose server answers as the test says. */
export function testServices(options: TestServicesOptions = {}): TestServices {
  const {
    answers = {},
    host = aHost(),
    device = {},
    now = () => 1_790_000_000_000,
    reloadPage = () => undefined,
  } = options;
  const { storage = fakeStorage(device), session = fakeStorage() } = options;
  const server = fakeServer(answers);
  const services = createServices(
    host,
    { addresses, signKeys: {}, siteId: '', version: '0.1.0' },
    {
      openStorage: () => storage,
      openSession: () => session,
      userAgent: 'test',
      now,
      randomId: () => 'device-1',
      reloadPage,
      fetch: server.fetch,
    },
  );
  return { ...services, seen: server.seen };
}

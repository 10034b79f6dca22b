import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '..');

/** The only places that open a connection, and only to addresses of the operator's configuration. */
const SPEAKING = [
  'database/postgres.ts',
  // Tells the same PostgreSQL to stop a query.
  'database/stopQuery.ts',
  'file-store/bucketStore.ts',
  'outgoing/postToService.ts',
  'redis/connectRedis.ts',
];

/** These take in connections, compare addresses, or call a function of their own that is named like the web's. */
const HARMLESS = [
  'calls/publicAddress.ts',
  'durability/truncateResponses.ts',
  'http/limits/clientAddress.ts',
  'http/serve/startServer.ts',
];

/** Ways out of the process: the web's own, Node's, and the libraries that are made of them. */
const WAYS_OUT = [
  /(?<![.\w])fetch\(/,
  /^import (?!type ).*from 'node:(?:http2?|https|net|tls|dgram|dns)(?:\/promises)?'/m,
  /^(?:import (?!type )|export )[^;]*from '(?:undici|axios|got|ky|node-fetch|ws|pg|ioredis|s3mini)'/m,
  /import\('(?:undici|axios|got|ky|node-fetch|ws|pg|ioredis|s3mini)'\)/,
  /new (?:WebSocket|EventSource|XMLHttpRequest)\(/,
];

/** Every file that the running gateway is made of. */
function running(entry: string, found = new Map<string, string>()): Map<string, string> {
  if (found.has(entry)) return found;
  const text = readFileSync(entry, 'utf8');
  found.set(entry, text);
  for (const [, imported = ''] of text.matchAll(/(?:from|import\()\s*'(\.{1,2}\/[^']+\.ts)'/g)) {
    running(join(dirname(entry), imported), found);
  }
  return found;
}

it('asks no server that a caller names: few files alone speak to the outside (E20)', () => {
  const files = [...running(join(source, 'main.ts'))].map(
    ([path, text]) => [relative(source, path).replaceAll('\\', '/'), text] as const,
  );
  const speaking = files.filter(([, text]) => WAYS_OUT.some((way) => way.test(text))).map(([file]) => file);
  expect(files.length).toBeGreaterThan(100);
  expect(speaking.filter((file) => !HARMLESS.includes(file)).sort()).toEqual(SPEAKING);
});

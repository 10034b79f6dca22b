import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config/readConfig.ts';

const page = readFileSync(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8');
const rows = [...page.matchAll(/^\| `([A-Z_<>]+)` \| ([^|]+) \|/gm)].map(([, name = '', fallback = '']) => ({
  name,
  fallback: fallback.trim(),
}));

/** Names that the configuration asks the environment for; keys of services under one name. */
function askedFor(): string[] {
  const asked = new Set<string>();
  readConfig(
    new Proxy<NodeJS.ProcessEnv>(
      {},
      {
        get: (_, name) => {
          asked.add(String(name).replace(/^SHUYE_SIGN_KEY_.+/, 'SHUYE_SIGN_KEY_<SERVICE>'));
          return undefined;
        },
      },
    ),
  );
  return [...asked];
}

describe('the page for operators', () => {
  it('has a row for each variable that the gateway reads, and for no other', () => {
    expect(rows.map(({ name }) => name).sort()).toEqual(askedFor().sort());
  });

  it.each([
    ['SHUYE_GATEWAY_HOST', readConfig({}).host],
    ['SHUYE_GATEWAY_PORT', readConfig({}).port],
    ['SHUYE_LOG_LEVEL', readConfig({}).logLevel],
    ['SHUYE_MOST_EVENTS', readConfig({}).mostEvents],
    ['SHUYE_RATE_ADDRESS', readConfig({}).rates.address],
    ['SHUYE_RATE_USER', readConfig({}).rates.user],
    ['SHUYE_RATE_SEARCH', readConfig({}).rates.search],
    ['SHUYE_RATE_CHANGE', readConfig({}).rates.change],
    ['SHUYE_RATE_LOGIN', readConfig({}).rates.login],
    ['SHUYE_TRUSTED_PROXIES', readConfig({}).rates.trustedProxies],
  ])('names the default of %s', (name, value) => {
    expect(rows.find((row) => row.name === name)?.fallback).toBe(`\`${value}\``);
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseConfig } from './config/parseConfig.ts';

const page = readFileSync(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8');
const rows = [...page.matchAll(/^\| `([A-Z_<>]+)` \| ([^|]+) \|/gm)].map(([, name = '', fallback = '']) => ({
  name,
  fallback: fallback.trim(),
}));

/** Names that the configuration asks the environment for; keys of services under one name. */
function askedFor(): string[] {
  const asked = new Set<string>();
  parseConfig(
    new Proxy<NodeJS.ProcessEnv>(
      {},
      {
        get: (_, name) => {
          asked.add(String(name).replace(/^SHUYE_SIGN_KEY_[A-Z]+/, 'SHUYE_SIGN_KEY_<SERVICE>'));
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
    ['SHUYE_GATEWAY_HOST', parseConfig({}).host],
    ['SHUYE_GATEWAY_PORT', parseConfig({}).port],
    ['SHUYE_LOG_LEVEL', parseConfig({}).logLevel],
    ['SHUYE_MOST_EVENTS', parseConfig({}).retention.maxEvents],
    ['SHUYE_KEEP_EVENTS_DAYS', parseConfig({}).retention.eventDays],
    ['SHUYE_KEEP_FEEDBACK_DAYS', parseConfig({}).retention.feedbackDays],
    ['SHUYE_SPACE_MEGABYTES', parseConfig({}).space.maxBytes / (1024 * 1024)],
    ['SHUYE_SPACE_BOOKS', parseConfig({}).space.maxBooks],
    ['SHUYE_RATE_ADDRESS', parseConfig({}).rates.address],
    ['SHUYE_RATE_USER', parseConfig({}).rates.user],
    ['SHUYE_RATE_SEARCH', parseConfig({}).rates.search],
    ['SHUYE_RATE_CHANGE', parseConfig({}).rates.change],
    ['SHUYE_RATE_LOGIN', parseConfig({}).rates.login],
    ['SHUYE_RATE_RENDERING', parseConfig({}).rates.rendering],
    ['SHUYE_TRUSTED_PROXIES', parseConfig({}).rates.trustedProxies],
  ])('names the default of %s', (name, value) => {
    expect(rows.find((row) => row.name === name)?.fallback).toBe(`\`${value}\``);
  });
});

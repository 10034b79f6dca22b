import { afterEach, expect, it, vi } from 'vitest';
import { showUsage } from './showUsage.ts';

afterEach(() => vi.restoreAllMocks());

it.each([
  [['--help'], 1],
  [['--host', '-h'], 1],
  [['--host'], 0],
  [[], 0],
])('shows the usage to who asks for it, and does nothing else: %j', (args, times) => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const exit = vi.spyOn(process, 'exit').mockImplementation((() => undefined) as never);
  showUsage(args, 'Usage: start');
  expect(log.mock.calls).toEqual(Array.from({ length: times }, () => ['Usage: start']));
  expect(exit.mock.calls).toEqual(Array.from({ length: times }, () => [0]));
});

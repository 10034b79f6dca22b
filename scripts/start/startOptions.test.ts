import { describe, expect, it } from 'vitest';
import { startOptions } from './startOptions.ts';

describe('a start', () => {
  it('lets no other device in unless told to', () => {
    expect(startOptions([])).toEqual({ openToNetwork: false });
    expect(startOptions(['--host'])).toEqual({ openToNetwork: true });
    expect(startOptions(['--', '--host'])).toEqual({ openToNetwork: true });
  });

  it.each([['--hots'], ['--host=yes'], ['now']])('does not guess what %s means', (argument) => {
    expect(() => startOptions([argument])).toThrow(TypeError);
  });
});

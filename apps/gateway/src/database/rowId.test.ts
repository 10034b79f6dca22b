import { describe, expect, it } from 'vitest';
import { rowId } from './rowId.ts';

describe('the id of a row', () => {
  it.each(['1', '1001', '5000000000001', '9007199254740991'])('%s is one', (text) => {
    expect(rowId(text)).toBe(Number(text));
  });

  it.each(['', '1e3', '-1', ' 1', '1.0', '9007199254740992', '10000000000000000', '１'])('“%s” is none', (text) => {
    expect(rowId(text)).toBeUndefined();
  });
});

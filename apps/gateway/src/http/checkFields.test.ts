import { bookInfo, syncBookmarks } from '@shuye/api-client/calls';
import { describe, expect, it } from 'vitest';
import { checkFields } from './checkFields.ts';

const said = (fields: Record<string, unknown>): string => {
  try {
    checkFields(bookInfo, fields);
    return 'nothing';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

describe('a request of the wrong shape', () => {
  it.each([
    ['a field is missing', { user_id: '8000000' }, 'bookId: missing'],
    ['a field has another type', { bookId: {}, user_id: '8000000' }, 'bookId: expected (string | number)'],
    [
      'a field is surplus',
      { bookId: '1', user_id: '8000000', canary: '1' },
      'the request has a field that this call does not know',
    ],
  ])('is described to developers when %s, without what was written into it', (_case, fields, message) => {
    expect(said(fields)).toBe(message);
  });

  it('is reported by its field, without the value itself', () => {
    expect(said({ bookId: '../../etc/canary', user_id: '8000000' })).toMatch(/^bookId: expected /);
    expect(said({ bookId: '../../etc/canary', user_id: '8000000' })).not.toContain('canary');
  });
});

it('reads values as their types', () => {
  const fields = { t: '1790000000', get_data: '1', bookmark: '[]', user_id: 8000000 };
  expect(checkFields(syncBookmarks, fields)).toMatchObject({
    t: 1_790_000_000,
    get_data: 1,
    bookmark: [],
    user_id: '8000000',
  });
});

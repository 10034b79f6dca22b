import { AppError } from '@shuye/core-domain/error';
import { describe, expect, it } from 'vitest';
import { encryptFields } from './encryptFields.ts';

describe('the encrypted fields of a call [SIGN-06] (D-026)', () => {
  it('are the named ones alone', () => {
    const fields = encryptFields({ timestamp: 1_790_000_000, bookId: '7' }, ['timestamp'], 'dev-book');
    expect(fields).toEqual({ timestamp: expect.stringMatching(/^[\w-]{14}$/), bookId: '7' });
  });

  it.each([undefined, null, ''])('stay away where they are empty: %j', (empty) => {
    expect(encryptFields({ timestamp: empty }, ['timestamp'], 'dev-book')).toEqual({ timestamp: empty });
  });

  it('are single values', () => {
    expect(() => encryptFields({ checkBooks: [] }, ['checkBooks'], '')).toThrow(
      new AppError('input', 'field checkBooks cannot be encrypted'),
    );
  });
});

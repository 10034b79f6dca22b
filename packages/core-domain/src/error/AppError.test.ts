import { describe, expect, it } from 'vitest';
import { AppError } from './AppError.ts';

describe('a fault', () => {
  it('says its kind, its code and its words', () => {
    const error = new AppError('server', '该书籍已下架', { code: 401 });
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ name: 'AppError', kind: 'server', code: 401, message: '该书籍已下架' });
  });

  it('has code 0 where nobody gave one', () => {
    expect(new AppError('timeout', '').code).toBe(0);
  });

  it('keeps what caused it', () => {
    const cause = new TypeError('x');
    expect(new AppError('network', '', { cause }).cause).toBe(cause);
    expect(new AppError('network', '', { cause: undefined })).toHaveProperty('cause', undefined);
    expect(new AppError('network', '')).not.toHaveProperty('cause');
  });

  it('names a book only where it was given one', () => {
    expect(new AppError('server', '', { bookId: '1001' }).bookId).toBe('1001');
    expect(new AppError('server', '').bookId).toBeUndefined();
  });

  it('does not list its cause among its own fields', () => {
    expect(Object.keys(new AppError('network', '', { cause: 1 }))).not.toContain('cause');
  });
});

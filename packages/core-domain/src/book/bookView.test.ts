import { describe, expect, it } from 'vitest';
import { AppError } from '../error/AppError.ts';
import { aBook } from '../testing/aBook.ts';
import { bookView } from './bookView.ts';

const book = aBook();

describe('a cover page [COVER-17]', () => {
  it('loads until the book is complete', () => {
    expect(bookView({ status: 'loading', data: undefined })).toEqual({ view: 'loading' });
  });

  it('shows the book once it is complete, and keeps it while it is asked again', () => {
    expect(bookView({ status: 'ready', data: book })).toEqual({ view: 'book', book });
    expect(bookView({ status: 'loading', data: book })).toEqual({ view: 'book', book });
  });

  it('shows any error, a book before or not', () => {
    const error = new AppError('server', '网络不给力', { code: 404 });
    expect(bookView({ status: 'failed', data: undefined, error })).toEqual({ view: 'failed', text: '网络不给力' });
    expect(bookView({ status: 'failed', data: book, error })).toEqual({ view: 'failed', text: '网络不给力' });
  });

  it('shows a book that is off the shelf as unavailable, in the words of the server', () => {
    const error = new AppError('server', '版权到期', { code: 401 });
    expect(bookView({ status: 'failed', data: undefined, error })).toEqual({ view: 'unavailable', text: '版权到期' });
  });

  it('takes a 401 of the login for an error, not for a removed book', () => {
    const error = new AppError('unauthorised', '请登录', { code: 401 });
    expect(bookView({ status: 'failed', data: undefined, error })).toEqual({ view: 'failed', text: '请登录' });
  });

  it('shows an answered book that must not be shown as unavailable [LOCK-07]', () => {
    const hidden = aBook({ openness: { ...book.openness, cover: false } });
    expect(bookView({ status: 'ready', data: hidden })).toEqual({ view: 'unavailable', text: '该书籍已下架' });
  });
});

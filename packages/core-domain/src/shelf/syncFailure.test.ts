import { describe, expect, it } from 'vitest';
import { AppError } from '../error/AppError.ts';
import { SHELF_REFUSED_STATUS, syncFailure } from './syncFailure.ts';

const refused = new AppError('server', '书架暂不可用', { code: 20_001 });
const failed = new AppError('network', '网络或服务异常，请稍后再试');

describe('syncFailure', () => {
  it("shows an empty shelf and the server's message for status 20001 [SHELFSYNC-21, SHELFSYNC-22, ERR-52]", () => {
    expect(SHELF_REFUSED_STATUS).toBe(20_001);
    const shown = { tag: 'sync bookmark fail', kind: 'forced-empty', message: '书架暂不可用' };
    expect(syncFailure('bookmarks', refused, false)).toEqual(shown);
    expect(syncFailure('bookmarks', refused, true)).toEqual(shown);
  });

  it('asks to try again for any other failed shelf [SHELFSYNC-19, SHELFSYNC-20, SHELFSYNC-23, ERR-50, ERR-51, ERR-53]', () => {
    const shown = { tag: 'sync bookmark fail', kind: 'dialog', message: '同步书架信息失败' };
    expect(syncFailure('bookmarks', failed, false)).toEqual(shown);
    expect(syncFailure('bookmarks', new Error('x'), false)).toEqual(shown);
    expect(syncFailure('bookmarks', { code: 20_001, message: 'x' }, false)).toEqual(shown);
  });

  it('shows a toast for failed book states [SHELFSYNC-20, SHELFSYNC-24, ERR-51, ERR-54]', () => {
    const shown = { tag: 'sync book status fail', kind: 'toast', message: '网络或服务异常，请稍后再试' };
    expect(syncFailure('bookStatus', failed, false)).toEqual(shown);
    expect(syncFailure('bookStatus', refused, false)).toEqual(shown);
  });

  it('shows nothing of a silent one [SHELFSYNC-19]', () => {
    expect(syncFailure('bookmarks', failed, true)).toEqual({ tag: 'sync bookmark fail', kind: 'silent' });
    expect(syncFailure('bookStatus', refused, true)).toEqual({ tag: 'sync book status fail', kind: 'silent' });
  });
});

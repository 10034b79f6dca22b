import { expect, it } from 'vitest';
import { isNavigationBlocked, offlineNotice } from './offlineNotice.ts';

it('asks by a dialog for a page, and only tells of an action or a blocked navigation [NET-05] [ERR-02]', () => {
  expect(offlineNotice('page')).toEqual({ show: 'dialog', message: '网络无法连接', button: '刷新' });
  expect(offlineNotice('action')).toEqual({ show: 'toast', message: '网络无法连接' });
  expect(offlineNotice('navigation')).toEqual({ show: 'toast', message: '网络无法连接' });
});

it.each([
  [false, true, true],
  [false, false, false],
  [true, true, false],
  [true, false, false],
])('online %s, to a page that needs a login %s: blocked %s [ROUTE-61] [ERR-75]', (isOnline, needsLogin, blocked) => {
  expect(isNavigationBlocked(isOnline, needsLogin)).toBe(blocked);
});

import { expect, it } from 'vitest';
import { createStorage } from '../storage/createStorage.ts';
import { fakeStorage } from '../testing/fakeStorage.ts';
import { createNavBadgeStore } from './navBadgeStore.ts';

it('badges that another tab marked as read stay read [STORE-28]', () => {
  const device = fakeStorage();
  const aTab = () => createNavBadgeStore({ storage: createStorage(() => device) });
  const [here, there] = [aTab(), aTab()];
  there.getState().markRead('男生', '新');
  here.getState().markRead('女生', '热');
  expect(here.getState().read.size).toBe(2);
  expect(aTab().getState().read).toEqual(here.getState().read);
});

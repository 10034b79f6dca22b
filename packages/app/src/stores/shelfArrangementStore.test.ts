import { expect, it } from 'vitest';
import { createStorage } from '../storage/createStorage.ts';
import { fakeStorage } from '../testing/fakeStorage.ts';
import { createShelfArrangementStore } from './shelfArrangementStore.ts';

it('what another tab chose for the shelf stays where something else is chosen here, and is still to be told', () => {
  const device = fakeStorage();
  const aTab = () => createShelfArrangementStore({ storage: createStorage(() => device) });
  const [here, there] = [aTab(), aTab()];
  there.getState().arrange({ order: 'title' });
  here.getState().arrange({ filter: 'finished' });
  here.getState().search('山');
  const chosen = { order: 'title', filter: 'finished', layout: 'grid', isUntold: true };
  expect([here.getState(), aTab().getState()]).toMatchObject([{ ...chosen, words: '山' }, chosen]);
});

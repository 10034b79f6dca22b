import { expect, it } from 'vitest';
import { aFarmTask } from '../testing/aFarmTask.ts';
import type { FarmTaskState } from './FarmTaskState.ts';
import { farmWidgetState } from './farmWidgetState.ts';

const task = aFarmTask({ config: { pageTurns: 3 } });

it.each<[FarmTaskState, string]>([
  [{ phase: 'running', task, turns: 1, readMs: 0 }, 'open'],
  [{ phase: 'finished', task }, 'finished'],
  [{ phase: 'closed', task, because: 'daily-limit' }, 'closed'],
])('the widget of a task in %o is %s [ENUM-23]', (state, widget) => {
  expect(farmWidgetState(state)).toBe(widget);
});

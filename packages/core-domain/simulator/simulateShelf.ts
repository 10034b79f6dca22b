import { createWorld } from './createWorld.ts';
import type { FaultKind } from './FaultKind.ts';
import { heal } from './heal.ts';
import { shelfRules, type ShelfRules } from './ShelfRules.ts';
import { takeStep } from './takeStep.ts';

/** Steps between two moments at which everything is healed and compared. */
const STEPS_A_ROUND = 250;

export interface Simulation {
  steps: number;
  /** Moments of healing, each compared. */
  rounds: number;
  faults: Readonly<Record<FaultKind, number>>;
  /** The longest time from healing to empty queues, in virtual milliseconds. */
  slowestHealing: number;
  /** The first faults found, with seed and step; none is what we hope for. */
  wrong: readonly string[];
}

/** Runs one user's devices and server for `steps` steps of chance. The same seed gives the same run. */
export function simulateShelf(seed: number, steps: number, rules: ShelfRules = shelfRules): Simulation {
  const world = createWorld(seed, rules);
  let done = 0;
  let rounds = 0;
  let slowestHealing = 0;
  while (done < steps && world.wrong.length === 0) {
    for (const end = Math.min(steps, done + STEPS_A_ROUND); done < end; done++) takeStep(world);
    slowestHealing = Math.max(slowestHealing, heal(world));
    rounds += 1;
  }
  const wrong = world.wrong.map((fault) => `${fault} (seed ${seed}, step ${done})`);
  return { steps: done, rounds, faults: world.faults, slowestHealing, wrong };
}

import { createDevice, type Device } from './createDevice.ts';
import { createHistory, type History } from './createHistory.ts';
import { createNetwork, type Network } from './createNetwork.ts';
import { createRandom, type Random } from './createRandom.ts';
import { createServer, type AnswerMessage, type PushMessage, type Server } from './createServer.ts';
import { type FaultKind, faultKinds } from './FaultKind.ts';
import type { ShelfRules } from './ShelfRules.ts';

const DEVICES = 5;
const GUEST_CAPACITY = 20;
const START = 1_790_000_000_000;
export const DAY_MS = 86_400_000;

/** One user's devices, the network and the server, at a moment of virtual time. */
export interface World {
  random: Random;
  history: History;
  server: Server;
  devices: readonly Device[];
  requests: Network<PushMessage>;
  answers: Network<AnswerMessage>;
  nowMs: number;
  /** How far clocks are off, in milliseconds: of each device, of the server. */
  skews: number[];
  serverSkew: number;
  online: boolean[];
  faults: Record<FaultKind, number>;
  wrong: string[];
}

/** Any clock within a day of the right one. */
export const anySkew = (random: Random): number => random.below(2 * DAY_MS) - DAY_MS;

export function createWorld(seed: number, rules: ShelfRules): World {
  const random = createRandom(seed);
  const history = createHistory();
  const limited: ShelfRules = {
    ...rules,
    mergeGuest: (guest, account, nowMs) => rules.mergeGuest(guest, account, nowMs, GUEST_CAPACITY),
  };
  return {
    random,
    history,
    server: createServer(rules, DEVICES),
    devices: Array.from({ length: DEVICES }, (_, at) => createDevice(limited, at, DEVICES, history)),
    requests: createNetwork(random),
    answers: createNetwork(random),
    nowMs: START,
    skews: Array.from({ length: DEVICES }, () => anySkew(random)),
    serverSkew: 0,
    online: Array.from({ length: DEVICES }, () => true),
    faults: Object.fromEntries(faultKinds.map((kind) => [kind, 0])) as Record<FaultKind, number>,
    wrong: [],
  };
}

/** Whether a fault strikes now; it is counted. */
export function strikes({ random, faults }: World, kind: FaultKind, probability: number): boolean {
  if (!random.chance(probability)) return false;
  faults[kind] += 1;
  return true;
}

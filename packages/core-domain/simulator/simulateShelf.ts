import { checkShelves } from './checkShelves.ts';
import { createDevice, type Device } from './createDevice.ts';
import { createHistory } from './createHistory.ts';
import { createNetwork } from './createNetwork.ts';
import { createRandom } from './createRandom.ts';
import { createServer, type AnswerMessage, type PushMessage } from './createServer.ts';
import { shelfRules, type ShelfRules } from './ShelfRules.ts';

export const DEVICES = 5;
const BOOKS = 24;
const GUEST_CAPACITY = 20;
const DAY = 86_400_000;
const START = 1_790_000_000_000;
/** Steps between two moments at which everything is healed and compared. */
const STEPS_A_ROUND = 250;
/** Every queue has to be empty this long after healing, in virtual milliseconds (R3). */
const LIVENESS_MS = 30_000;
const TICK_MS = 100;
const LATE_MS = 60_000;

/** What was done to the devices, the network and the server, by kind. */
export const faultKinds = [
  'request lost',
  'answer lost',
  'request twice',
  'answer twice',
  'late answer',
  'device crash',
  'crash before saving',
  'crash in guest merge',
  'server crash before commit',
  'server crash before answer',
  'partition',
  'clock jump',
  'server clock jump',
  'long idle',
  'refused shelf',
  'empty answer',
] as const;
export type FaultKind = (typeof faultKinds)[number];

export interface Simulation {
  steps: number;
  /** Moments of healing, each compared. */
  rounds: number;
  faults: Record<FaultKind, number>;
  /** The longest time from healing to empty queues, in virtual milliseconds. */
  slowestHealing: number;
  /** The first faults found, with seed and step; none is what we hope for. */
  wrong: readonly string[];
}

/** Runs one user's devices and server for `steps` steps of chance. The same seed gives the same run. */
export function simulateShelf(seed: number, steps: number, rules: ShelfRules = shelfRules): Simulation {
  const random = createRandom(seed);
  const history = createHistory();
  const server = createServer(rules, DEVICES);
  const limited = {
    ...rules,
    mergeGuest: ((guest, record, now) =>
      rules.mergeGuest(guest, record, now, GUEST_CAPACITY)) as ShelfRules['mergeGuest'],
  };
  const devices: Device[] = Array.from({ length: DEVICES }, (_, at) => createDevice(limited, at, DEVICES, history));
  const requests = createNetwork<PushMessage>(random);
  const answers = createNetwork<AnswerMessage>(random);
  const faults = Object.fromEntries(faultKinds.map((kind) => [kind, 0])) as Record<FaultKind, number>;
  const clocks = devices.map(() => random.below(2 * DAY) - DAY);
  const online = devices.map(() => true);
  const wrong: string[] = [];

  let now = START;
  let serverClock = 0;
  let slowestHealing = 0;
  let rounds = 0;
  let written = 0;

  const clock = (at: number): number => now + (clocks[at] ?? 0);
  const happens = (kind: FaultKind, probability: number): boolean => {
    if (!random.chance(probability)) return false;
    faults[kind] += 1;
    return true;
  };
  const books = (): string[] => Array.from({ length: 1 + random.below(3) }, () => String(random.below(BOOKS)));

  const use = (device: Device, at: number): void => {
    const time = clock(at);
    const what = random.below(20);
    if (what < 6) device.add(books(), time);
    else if (what < 12) device.update(String(random.below(BOOKS)), `p${(written += 1)}`, time);
    else if (what < 17) device.remove(books(), time);
    else if (what < 18) device.addAsGuest(books(), time);
    else {
      const merge = device.mergeGuest(time, happens('crash in guest merge', 0.5));
      if (merge === 'lost' || merge === 'revived') wrong.push(`${merge}: guest's books`);
    }
  };

  const call = (device: Device, at: number): void => {
    if (!online[at]) return;
    const message = device.call(now, random.chance(0.85));
    if (message) requests.send(message, now);
  };

  const serve = (): void => {
    const message = requests.deliver(now, () => happens('request twice', 0.2));
    if (!message || happens('server crash before commit', 0.12)) return;
    const answer = server.receive(message, now + serverClock);
    if (!message.pulls || happens('server crash before answer', 0.16)) return;
    if (happens('refused shelf', 0.2)) answers.send({ ...answer, kind: 'refused', actions: [] }, now);
    else answers.send(happens('empty answer', 0.25) ? { ...answer, actions: [] } : answer, now);
  };

  const listen = (): void => {
    const answer = answers.deliver(now, () => happens('answer twice', 0.2));
    if (!answer || !online[answer.device]) return;
    if (happens('crash before saving', 0.16)) devices[answer.device]?.crash();
    else if (happens('late answer', 0.2)) answers.send(answer, now, LATE_MS);
    else devices[answer.device]?.take(answer);
  };

  const disturb = (at: number): void => {
    if (happens('request lost', 0.16)) requests.lose();
    if (happens('answer lost', 0.16)) answers.lose();
    if (happens('device crash', 0.15)) devices[at]?.crash();
    if (happens('partition', 0.2)) online[at] = !online[at];
    if (happens('clock jump', 0.15)) clocks[at] = random.below(2 * DAY) - DAY;
    if (happens('server clock jump', 0.12)) serverClock = random.chance(0.7) ? 0 : random.below(2 * DAY) - DAY;
    if (happens('long idle', 0.12)) now += random.below(random.chance(0.05) ? 400 * DAY : DAY);
  };

  const step = (): void => {
    now += random.below(400);
    const at = random.below(DEVICES);
    const device = devices[at];
    if (!device) return;
    device.tick(now);
    const what = random.below(100);
    if (what < 24) use(device, at);
    else if (what < 48) call(device, at);
    else if (what < 70) serve();
    else if (what < 90) listen();
    else disturb(at);
  };

  /** No more faults: every device syncs as it would by its timers, until nothing waits anywhere. */
  const heal = (): void => {
    const healedAt = now;
    online.fill(true);
    serverClock = 0;
    const isQuiet = () => devices.every((device) => device.isSettled());
    const fresh = new Set(devices);
    while (fresh.size > 0 || !isQuiet()) {
      if (now - healedAt > LIVENESS_MS) {
        wrong.push('stalled');
        break;
      }
      now += TICK_MS;
      for (const [at, device] of devices.entries()) {
        device.tick(now);
        const message = fresh.has(device) || !device.isSettled() ? device.call(now, true) : undefined;
        if (message) {
          requests.send(message, now, TICK_MS);
          fresh.delete(device);
        }
      }
      for (let request = requests.deliver(now); request; request = requests.deliver(now)) {
        const answer = server.receive(request, now);
        if (request.pulls) answers.send(answer, now, TICK_MS);
      }
      for (let answer = answers.deliver(now); answer; answer = answers.deliver(now))
        devices[answer.device]?.take(answer);
    }
    slowestHealing = Math.max(slowestHealing, now - healedAt);
    // One more pull each: a device that was quiet first has not seen what the others sent after it.
    for (const [at, device] of devices.entries()) {
      device.crash();
      const message = device.call(now, true);
      if (message) device.take(server.receive(message, now));
    }
    wrong.push(...checkShelves(devices, server.shelf(), history));
    rounds += 1;
  };

  let done = 0;
  while (done < steps && wrong.length === 0) {
    for (const end = Math.min(steps, done + STEPS_A_ROUND); done < end; done++) step();
    heal();
  }
  return {
    steps: done,
    rounds,
    faults,
    slowestHealing,
    wrong: wrong.map((fault) => `${fault} (seed ${seed}, step ${done})`),
  };
}

import { checkShelves } from './checkShelves.ts';
import { createDevice } from './createDevice.ts';
import { createHistory } from './createHistory.ts';
import { createServer, type AnswerMessage, type PushMessage } from './createServer.ts';
import { shelfRules, type ShelfRules } from './ShelfRules.ts';

const DAY = 86_400_000;
const START = 1_790_000_000_000;

export const happeningKinds = [
  'add',
  'add two',
  'update',
  'remove',
  'sync',
  'push without an answer',
  'push twice, answer late',
  'crash',
  'clock jump',
  'idle',
] as const;
type HappeningKind = (typeof happeningKinds)[number];

/** One thing that happens: what, at which device, to which book, how much (0 to 10). */
export type Happening = readonly [what: HappeningKind, device: number, book: number, amount: number];

/** How far a clock is off: an amount of 5 is right, one less or more half a day. */
const skew = (amount: number): number => (amount - 5) * (DAY / 2);

/** Plays a short history on a few devices, lets all of them sync in the end, and tells what is wrong then. */
export function replayHistory(
  history: readonly Happening[],
  /** Of each device, how far its clock is off at first. */
  skews: readonly number[],
  rules: ShelfRules = shelfRules,
): readonly string[] {
  const count = skews.length;
  const acts = createHistory();
  const server = createServer(rules, count);
  const devices = Array.from({ length: count }, (_, at) => createDevice(rules, at, count, acts));
  const clocks = skews.map(skew);
  let late: AnswerMessage | undefined;
  let old: PushMessage | undefined;
  let nowMs = START;

  const play = ([what, at, book, amount]: Happening, step: number): void => {
    const device = devices[at % count];
    if (!device) return;
    const time = nowMs + (clocks[at % count] ?? 0);
    const id = String(book);
    const push = () => device.call(nowMs, true);
    switch (what) {
      case 'add':
        return device.add([id], time);
      case 'add two':
        return device.add([String(amount), id], time);
      case 'update':
        return device.update(id, `p${step}`, time);
      case 'remove':
        return device.remove([id], time);
      case 'sync': {
        const message = push();
        return message && device.take(server.receive(message, nowMs));
      }
      case 'push without an answer': {
        const message = push();
        if (message) server.receive(message, nowMs);
        old = message ?? old;
        return device.crash();
      }
      case 'push twice, answer late': {
        if (late) devices[late.device]?.take(late);
        if (old) server.receive(old, nowMs);
        old = push() ?? old;
        late = old && server.receive(old, nowMs);
        return;
      }
      case 'crash':
        return device.crash();
      case 'clock jump':
        clocks[at % count] = skew(amount);
        return;
      default:
        nowMs += amount * amount * (DAY / 5);
    }
  };

  for (const [step, happening] of history.entries()) {
    // Some things happen in one and the same moment.
    nowMs += happening[3] % 2 === 0 ? 0 : 100;
    play(happening, step);
  }
  // Twice: the first devices have not seen what the last ones sent after them.
  for (const device of [...devices, ...devices]) {
    device.crash();
    const message = device.call(nowMs, true);
    if (message) device.take(server.receive(message, nowMs));
  }
  return checkShelves(devices, server.shelf(), acts);
}

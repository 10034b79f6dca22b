import { mergeShelf } from '../src/shelf/mergeShelf.ts';
import { actionsOfShelf, type ShelfAction } from '../src/shelf/ShelfAction.ts';
import type { Shelf } from '../src/shelf/ShelfEntry.ts';
import { join, type Knowledge } from './createHistory.ts';
import type { ShelfRules } from './ShelfRules.ts';

export interface PushMessage {
  device: number;
  /** Number of the device's call. */
  call: number;
  actions: readonly ShelfAction[];
  known: Knowledge;
  /** False for a silent update, which asks for nothing back. */
  pulls: boolean;
}

export interface AnswerMessage {
  device: number;
  call: number;
  kind: 'shelf' | 'refused';
  actions: readonly ShelfAction[];
  serverTime: number;
  known: Knowledge;
}

export interface Server {
  receive: (message: PushMessage, nowMs: number) => AnswerMessage;
  shelf: () => Shelf;
}

/** One user's shelf on the server, with the devices' sequences; tombstones stay for ever. */
export function createServer(rules: Pick<ShelfRules, 'applyClientActions'>, devices: number): Server {
  let shelf: Shelf = [];
  let lastSequences: ReadonlyMap<string, number> = new Map();
  let known: Knowledge = Array.from({ length: devices }, () => 0);
  return {
    receive: ({ device, call, actions, known: theirs, pulls }, nowMs) => {
      const received = rules.applyClientActions({ entries: shelf, lastSequences }, actions, nowMs);
      shelf = mergeShelf(received.entries, shelf);
      ({ lastSequences } = received);
      known = join(known, theirs);
      return { device, call, kind: 'shelf', actions: pulls ? actionsOfShelf(shelf) : [], serverTime: nowMs, known };
    },
    shelf: () => shelf,
  };
}

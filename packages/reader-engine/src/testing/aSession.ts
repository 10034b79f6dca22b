import { AppError, type ReadingRecord } from '@shuye/core-domain';
import type { Reader } from '../Reader.ts';
import {
  createReadingSession,
  type EnergyProgress,
  type ReadingMoment,
  type ReadingSession,
  type SessionBook,
} from '../session/createReadingSession.ts';
import type { ReadingBatch } from '../session/ReadingBatch.ts';
import type { ManualClock } from './manualClock.ts';
import { memoryStorage } from './memoryStorage.ts';

export interface Device {
  storage: ReturnType<typeof memoryStorage>;
  /** What has reached the server, each id once. */
  delivered: Map<string, readonly ReadingRecord[]>;
  /** Ids of all attempts. */
  attempts: string[];
  moments: ReadingMoment[];
  energy: EnergyProgress[];
  warnings: number;
  logged: string[];
  /** What the server does with uploads from now on. */
  answer: (how: 'takes' | 'fails' | 'refuses' | 'takes-unheard') => void;
  /** The browser takes what is handed over on leave. */
  beacons: boolean;
  show: (isVisible: boolean) => void;
  /** The page is gone without a word. */
  kill: () => void;
  seconds: () => number;
  open: (
    reader: Reader,
    clock: ManualClock,
    change?: { book?: Partial<SessionBook>; userId?: string },
  ) => ReadingSession;
}

const faults = {
  fails: new AppError('network', '网络或服务异常，请稍后再试'),
  refuses: new AppError('server', '阅读时长无效', { code: 400 }),
};

/** A device on which sessions are opened, and the server that it reports to. */
export function aDevice(): Device {
  const watchers = new Set<() => void>();
  let how: 'takes' | 'fails' | 'refuses' | 'takes-unheard' = 'takes';
  let isVisible = true;
  let ids = 0;

  const device: Device = {
    storage: memoryStorage(),
    delivered: new Map(),
    attempts: [],
    moments: [],
    energy: [],
    warnings: 0,
    logged: [],
    beacons: true,
    answer: (next) => {
      how = next;
    },
    show: (next) => {
      isVisible = next;
      for (const watcher of watchers) watcher();
    },
    kill: () => {
      watchers.clear();
    },
    seconds: () =>
      Array.from(device.delivered.values())
        .flat()
        .reduce((sum, { seconds }) => sum + seconds, 0),
    open: (reader, clock, { book = {}, userId = '8000001' } = {}) =>
      createReadingSession({
        reader,
        clock,
        storage: device.storage,
        newId: () => `id${++ids}`,
        visibility: {
          isVisible: () => isVisible,
          watch: (listener) => {
            watchers.add(listener);
            return () => watchers.delete(listener);
          },
        },
        userId: () => (userId === '' ? undefined : userId),
        book: { bookId: '1001', format: 1, topClass: 502, isEnergyBook: false, ...book },
        send: async (batch: ReadingBatch) => {
          device.attempts.push(batch.id);
          if (how === 'fails' || how === 'refuses') throw faults[how];
          device.delivered.set(batch.id, batch.records);
          if (how === 'takes-unheard') throw faults.fails;
        },
        sendOnLeave: (batch) => {
          if (device.beacons) device.delivered.set(batch.id, batch.records);
          return device.beacons;
        },
        onChapterTurn: (moment) => device.moments.push(moment),
        onEnergy: (progress) => device.energy.push(progress),
        onTooFast: () => {
          device.warnings++;
        },
        log: (message) => device.logged.push(message),
      }),
  };
  return device;
}

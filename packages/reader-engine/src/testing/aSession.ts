import { AppError } from '@shuye/core-domain/error';
import type { ReadingRecord } from '@shuye/core-domain/progress';
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

type UploadAnswer = 'takes' | 'fails' | 'refuses' | 'takes-unheard' | 'takes-late';

export interface Device {
  storage: ReturnType<typeof memoryStorage>;
  /** Holds each id that reached the server once. */
  delivered: Map<string, readonly ReadingRecord[]>;
  attempts: string[];
  moments: ReadingMoment[];
  energy: EnergyProgress[];
  warnings: number;
  logged: string[];
  /** Changes the server's answers to uploads from now on. */
  answer: (how: UploadAnswer | AppError) => void;
  answerLate: () => void;
  /** Uploads on leave outlive the page. */
  beacons: boolean;
  show: (isVisible: boolean) => void;
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
  let how: UploadAnswer | AppError = 'takes';
  const answers: Array<() => void> = [];
  let isVisible = true;
  let ids = 0;

  const upload = async (batch: ReadingBatch): Promise<void> => {
    device.attempts.push(batch.id);
    if (how instanceof AppError) throw how;
    if (how === 'fails' || how === 'refuses') throw faults[how];
    device.delivered.set(batch.id, batch.records);
    if (how === 'takes-unheard') throw faults.fails;
    if (how === 'takes-late') await new Promise<void>((done) => answers.push(done));
  };

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
    answerLate: () => {
      for (const answer of answers.splice(0)) answer();
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
        serverMs: clock.nowMs,
        visibility: {
          isVisible: () => isVisible,
          watch: (listener) => {
            watchers.add(listener);
            return () => watchers.delete(listener);
          },
        },
        userId: () => (userId === '' ? undefined : userId),
        book: { bookId: '1001', format: 1, topClass: 502, isEnergyBook: false, ...book },
        send: upload,
        sendOnLeave: (batch) => (device.beacons ? upload(batch) : undefined),
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

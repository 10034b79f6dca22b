import { reportEnergyProgress, reportReadingMoment, reportReadingTime } from '@shuye/api-client/calls';
import { FAST_SLIDE_TEXT, FAST_SLIDE_TOAST_MS, isEnergyBook } from '@shuye/core-domain/energy';
import { AppError, messages } from '@shuye/core-domain/error';
import { isSwitchedOn } from '@shuye/core-domain/bookstore';
import { isLoggedInId } from '@shuye/core-domain/member';
import { createReadingSession, pageVisibility, type ReadingBatch } from '@shuye/reader-engine/session';
import { useEffect } from 'react';
import { readerOptionsQuery } from '../../../queries/readerOptionsQuery.ts';
import type { TimedStorePage } from '../../../queries/TimedStorePage.ts';
import { useServices } from '../../../services/ServicesContext.tsx';
import type { ReaderPromptsProps } from './ReaderPromptsProps.ts';

/** The batches that were not delivered yet. */
const OUTBOX = 'reading_time';

const after = (delay: number, action: () => void) => {
  const timer = setTimeout(action, delay);
  return () => clearTimeout(timer);
};

/** The client writes every failed call to the log; nobody waits for these. */
const toldInLog = () => undefined;

type SessionOptions = Pick<ReaderPromptsProps, 'book' | 'reader' | 'parameters' | 'moves'>;

/**
 * One visit to the reader: how long is read, every 300,000 ms and on leave [READER-50, PROG-14], each chapter turn
 * [READER-27, EVT-11], unless the server wants none of it [API-24], and for energy books how far [ENERGY-06] and whether too fast [READER-38].
 */
export function useReadingSession({ book, reader, parameters, moves }: SessionOptions): void {
  const { client, query, storage, nowMs, randomId, userId, toaster } = useServices();
  const { bookId, format } = book;
  const topClass = parameters.topClass ?? book.topClass ?? 0;
  const earnsEnergy = isEnergyBook({ book, isMarked: parameters.isAntEnergyBook });

  useEffect(() => {
    const opener = userId();
    /** Another tab may have logged somebody else in, whose time this is not (E18). */
    const isOthers = (): boolean => isLoggedInId(userId()) && userId() !== opener;
    const options = readerOptionsQuery(client, bookId);
    void query.prefetchQuery(options);
    /** The server decides for this book, as for the pages of the store; one that says nothing wants reports. */
    const isWanted = (): boolean => {
      const pages = query.getQueriesData<TimedStorePage>({ queryKey: ['store'] });
      return (
        pages.every(([, page]) => !page || isSwitchedOn(page.flags, 'readReport')) &&
        query.getQueryData(options.queryKey)?.reportsReading !== false
      );
    };
    const upload = async (batch: ReadingBatch, keepalive: boolean): Promise<void> => {
      // The batch stays for its own reader, unless it is forgotten before.
      if (batch.userId !== userId()) throw new AppError('unauthorised', messages.needsLogin);
      if (!isWanted()) return;
      await client.send(reportReadingTime, batch, { idempotencyKey: batch.id, keepalive });
    };
    const session = createReadingSession({
      reader,
      book: { bookId, format, topClass, isEnergyBook: earnsEnergy },
      clock: { nowMs, after, elapsed: () => performance.now() },
      storage: {
        read: () => storage.read(OUTBOX, (value) => value),
        write: (value) => {
          if (!isOthers()) storage.write(OUTBOX, value);
        },
      },
      newId: randomId,
      serverMs: client.serverMs,
      visibility: pageVisibility(document),
      userId: () => (isLoggedInId(userId()) ? userId() : undefined),
      send: (batch) => upload(batch, false),
      // Delivered by the next visit where the browser lets nothing outlive the page.
      sendOnLeave: (batch) => ('keepalive' in Request.prototype ? upload(batch, true) : undefined),
      onChapterTurn: (moment) => {
        if (isWanted()) void client.send(reportReadingMoment, moment).catch(toldInLog);
      },
      onEnergy: (progress) => void client.send(reportEnergyProgress, progress).catch(toldInLog),
      onTooFast: () => toaster.show(FAST_SLIDE_TEXT, { durationMs: FAST_SLIDE_TOAST_MS }),
      log: (message) => console.info(message),
    });
    moves.add(session.moved);
    return () => {
      moves.delete(session.moved);
      session.close();
    };
  }, [reader, bookId, format, topClass, earnsEnergy, moves, client, query, storage, nowMs, randomId, userId, toaster]);
}

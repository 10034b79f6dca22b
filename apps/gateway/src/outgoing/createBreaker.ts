import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleWhen,
  wrap,
} from 'cockatiel';
import { CallerGone } from '../patience/CallerGone.ts';
import { currentPatience } from '../patience/currentPatience.ts';
import { Unavailable } from '../patience/Unavailable.ts';

export interface BreakerOptions {
  /** What is asked, in the words of the log: never an address, which may hold a password. */
  name: string;
  /** Told once when it is left alone, and once when it answers again. */
  tell: (message: string, cause?: unknown) => void;
  /** Requests at a time. */
  maxRunning?: number;
  /** Requests that wait for one of those to end; more are refused at once. */
  maxWaiting?: number;
  /** Failures, one after the other, until it is left alone. */
  failures?: number;
  /** Milliseconds that it is left alone before one request tries again. */
  pauseMs?: number;
}

/**
 * Asks a server that may fail: a few requests at a time, a bounded queue, and none at all for a while after it has failed
 * again and again.
 * @throws Unavailable when it is not asked; else what `work` throws.
 */
export interface Breaker {
  <T>(work: () => Promise<T>): Promise<T>;
  /** From its last failure in a row until it has answered again. */
  isLeftAlone: () => boolean;
}

/** Whoever goes sooner than that says nothing of the one that was asked, in milliseconds: it may have been about to answer. */
const SLOW_MS = 500;

const isItsFault = handleWhen((error) => !(error instanceof CallerGone));

/** @throws CallerGone where nobody waited long enough. */
async function inPatience<T>(work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  try {
    return await work();
  } catch (cause) {
    const isImpatient = currentPatience()?.isOver() === true && performance.now() - began < SLOW_MS;
    throw isImpatient ? new CallerGone({ cause }) : cause;
  }
}

export function createBreaker(options: BreakerOptions): Breaker {
  const { name, tell, maxRunning = 64, maxWaiting = 512, failures = 5, pauseMs = 5000 } = options;
  const circuit = circuitBreaker(isItsFault, { halfOpenAfter: pauseMs, breaker: new ConsecutiveBreaker(failures) });
  const policy = wrap(bulkhead(maxRunning, maxWaiting), circuit);
  let isTold = false;
  circuit.onBreak((reason) => {
    if (isTold) return;
    isTold = true;
    tell(`${name} does not answer and is left alone for a while`, 'error' in reason ? reason.error : undefined);
  });
  circuit.onReset(() => {
    isTold = false;
    tell(`${name} answers again`);
  });
  const ask = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await policy.execute(() => inPatience(work));
    } catch (error) {
      if (currentPatience()?.isOver()) throw new CallerGone({ cause: error });
      if (error instanceof BulkheadRejectedError) throw new Unavailable(`${name} has too much to do`, { cause: error });
      if (error instanceof BrokenCircuitError)
        throw new Unavailable(`${name} is left alone`, { cause: error, retryAfter: pauseMs / 1000 });
      throw error;
    }
  };
  return Object.assign(ask, { isLeftAlone: () => circuit.state !== CircuitState.Closed });
}

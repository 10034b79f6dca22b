import { afterEach, beforeEach, vi, type Mock } from 'vitest';

type Listener = (reason: unknown) => void;
type Listen = (event: 'unhandledRejection', listener: Listener) => void;
/** Node's; the package itself knows none. */
declare const process: { on: Listen; off: Listen };

/** Is called with whatever a test of the file leaves uncaught; in Node only. */
export function unhandledRejections(): Mock<Listener> {
  const heard = vi.fn<Listener>();
  beforeEach(() => {
    heard.mockClear();
    process.on('unhandledRejection', heard);
  });
  afterEach(() => {
    process.off('unhandledRejection', heard);
  });
  return heard;
}

import { useEffect } from 'react';
import { useLaterStatuses } from './book-status/useLaterStatuses.ts';

/** Asks how the books of a short list grew that are beyond the newest 300 of the shelf. */
export default function LaterStatuses({ keys }: { keys: readonly string[] }) {
  const ask = useLaterStatuses();
  useEffect(() => ask(keys), [ask, keys]);
  return null;
}

import { useEffect, useState } from 'react';

/** A reader waits this long for all of a page rather than see its parts move. */
const PATIENCE_MS = 1500;

/**
 * Gives an answer once nothing is on its way any more, or when patience ends. It stays what it was, so that what comes
 * later moves nothing under a finger.
 */
export function useFirstAnswer<Answer>(isLoading: boolean, answer: Answer): { answer: Answer } | undefined {
  const [first, setFirst] = useState(isLoading ? undefined : { answer });
  const [isOver, setOver] = useState(false);
  if (!first && (!isLoading || isOver)) setFirst({ answer });

  useEffect(() => {
    const timer = setTimeout(() => setOver(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);

  return first;
}

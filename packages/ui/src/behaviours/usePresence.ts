import { useEffect, useState } from 'react';

export type Presence = 'absent' | 'open' | 'closing';

/** Keeps a closed layer for `leaveMs` so that it can leave the screen; opening it again cancels the leaving. */
export function usePresence(open: boolean, leaveMs: number): Presence {
  const [presence, setPresence] = useState<Presence>(open ? 'open' : 'absent');

  // Set while rendering, so that an opened layer is there in the very same frame.
  if (open && presence !== 'open') setPresence('open');
  if (!open && presence === 'open') setPresence('closing');

  useEffect(() => {
    if (presence !== 'closing') return undefined;
    const timer = setTimeout(() => setPresence('absent'), leaveMs);
    return () => clearTimeout(timer);
  }, [presence, leaveMs]);

  return presence;
}

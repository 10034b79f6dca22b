import { defaultGuideCaps, type GuideKind } from '@shuye/core-domain/guide';
import { localDay } from '@shuye/core-domain/time';
import { useEffect, useMemo, useState } from 'react';
import { useServices } from '../../services/ServicesContext.tsx';
import { createGuideCounts } from './createGuideCounts.ts';

const KEY = 'closed_guides';

const isNames = (value: unknown): string[] | undefined =>
  Array.isArray(value) ? value.filter((name): name is string => typeof name === 'string') : undefined;

export interface CappedGuide {
  shows: boolean;
  /** The reader wants no more of it until the next visit. */
  close: () => void;
}

/** A guide that may be closed, and shows no more often than its host wants. `name` tells it from others of its kind. */
export function useCappedGuide(kind: GuideKind, name: string, isWanted: boolean): CappedGuide {
  const { host, storage, session, nowMs } = useServices();
  const counts = useMemo(() => createGuideCounts(storage, session), [storage, session]);
  const [isClosed, setClosed] = useState(() => session.read(KEY, isNames)?.includes(name) ?? false);
  const today = localDay(nowMs(), -new Date(nowMs()).getTimezoneOffset());
  const cap = host.guide?.caps?.[kind] ?? defaultGuideCaps[kind];
  // The caps are asked when the guide is first wanted, since counting must not take away what already shows.
  const [mayShow, setMayShow] = useState<boolean>();
  if (isWanted && mayShow === undefined) setMayShow(counts.mayShow(kind, cap, today));
  const shows = isWanted && !isClosed && mayShow === true;

  useEffect(() => {
    if (shows) counts.note(kind, today);
    // Counted once for each time it comes up.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [shows]);

  return {
    shows,
    close: () => {
      session.write(KEY, [...(session.read(KEY, isNames) ?? []), name]);
      setClosed(true);
    },
  };
}

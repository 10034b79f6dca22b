import { AppError } from '@shuye/core-domain/error';
import {
  advanceFarmTask,
  farmFailure,
  startFarmTask,
  type FarmTaskEvent,
  type FarmTaskState,
} from '@shuye/core-domain/farm';
import { localDay } from '@shuye/core-domain/time';
import type { FarmAbility } from '@shuye/host-bridges';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useServices } from '../../services/ServicesContext.tsx';

const KEY = 'farm_done';
const TICK_MS = 1000;

interface Done {
  day: string;
  count: number;
}

function parseDone(value: unknown): Done | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { day, count }: Partial<Record<keyof Done, unknown>> = value;
  const isCount = typeof count === 'number' && Number.isSafeInteger(count) && count >= 0;
  return typeof day === 'string' && isCount ? { day, count } : undefined;
}

export interface FarmTaskView {
  /** Undefined until the host gave a task, and where it gives none. */
  state: FarmTaskState | undefined;
  dispatch: (event: FarmTaskEvent) => void;
  /** Says what went wrong, unless only the log should know [FARM-14..16]. */
  fail: (cause: unknown) => void;
}

/** The host's reading task: read once, counted while it is read, told to the host when it is done [FARM-08, FARM-09, FARM-12]. */
export function useFarmTask(ability: FarmAbility): FarmTaskView {
  const { storage, nowMs, toaster } = useServices();
  const [state, setState] = useState<FarmTaskState>();
  const latest = useRef<FarmTaskState>(undefined);
  const [enteredAt] = useState(nowMs);

  const fail = useCallback(
    (cause: unknown) => {
      const failure = farmFailure(cause instanceof AppError ? cause.kind : 'bridge');
      if (failure.shows) toaster.show(failure.message);
      else console.info('The farm did not answer.', cause);
    },
    [toaster],
  );

  const show = useCallback((next: FarmTaskState) => {
    latest.current = next;
    setState(next);
  }, []);

  const dispatch = useCallback(
    (event: FarmTaskEvent) => {
      if (latest.current?.phase !== 'running') return;
      const { state: next, effects } = advanceFarmTask(latest.current, event);
      show(next);
      for (const { from } of effects) {
        const day = localDay(nowMs(), -new Date(nowMs()).getTimezoneOffset());
        const done = storage.read(KEY, parseDone);
        storage.write(KEY, { day, count: done?.day === day ? done.count + 1 : 1 });
        ability.completeTask({ from }).catch(fail);
      }
    },
    [ability, storage, nowMs, fail, show],
  );

  useEffect(() => {
    let isCurrent = true;
    ability.task().then((task) => {
      if (!task || !isCurrent) return;
      const done = storage.read(KEY, parseDone);
      const isToday = done?.day === localDay(nowMs(), -new Date(nowMs()).getTimezoneOffset());
      show(startFarmTask(task, { enteredAt, nowMs: nowMs(), completedToday: isToday ? done.count : 0 }));
    }, fail);
    return () => {
      isCurrent = false;
    };
  }, [ability, storage, nowMs, enteredAt, fail, show]);

  useEffect(() => {
    const timer = setInterval(() => dispatch({ type: 'ticked', nowMs: nowMs() }), TICK_MS);
    const onVisibility = () =>
      dispatch({ type: document.visibilityState === 'hidden' ? 'hidden' : 'visible', nowMs: nowMs() });
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [dispatch, nowMs]);

  return { state, dispatch, fail };
}

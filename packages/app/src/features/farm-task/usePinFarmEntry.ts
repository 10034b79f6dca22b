import { AppError, messages } from '@shuye/core-domain/error';
import type { FarmAbility } from '@shuye/host-bridges';
import { useEffect, useState } from 'react';

/** Pins our entry to the farm; undefined while it is not known whether it is pinned, and once it is [FARM-13]. */
export function usePinFarmEntry(ability: FarmAbility, onFailure: (cause: unknown) => void): (() => void) | undefined {
  const [isPinned, setPinned] = useState(true);

  useEffect(() => {
    let isCurrent = true;
    ability.isPinned().then((pinned) => isCurrent && setPinned(pinned), onFailure);
    return () => {
      isCurrent = false;
    };
  }, [ability, onFailure]);

  if (isPinned) return undefined;
  return () => {
    ability.pin().then((done) => {
      if (done) setPinned(true);
      else onFailure(new AppError('server', messages.farmTaskFailure));
    }, onFailure);
  };
}

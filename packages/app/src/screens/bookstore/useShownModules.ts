import { shownModules } from '@shuye/core-domain/bookstore';
import { useState } from 'react';
import { useServices } from '../../services/ServicesContext.tsx';
import type { TimedModule } from '../../queries/TimedModule.ts';

const asNumber = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;

/** The part of a page's modules that is shown: more each time [STORE-13], as much as before on return [STORE-14] [STORE-15]. */
export function useShownModules(page: string, modules: readonly TimedModule[]) {
  const { session } = useServices();
  const key = `store_loads_${page}` as const;
  const [loads, setLoads] = useState(() => session.read(key, asNumber) ?? 1);
  const { modules: shown, hasMore } = shownModules(modules, loads);

  const showMore = () => {
    setLoads(loads + 1);
    session.write(key, loads + 1);
  };
  return { shown, hasMore, showMore };
}

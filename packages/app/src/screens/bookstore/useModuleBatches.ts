import { MODULES_AT_A_TIME } from '@shuye/core-domain';
import { useState } from 'react';
import { useServices } from '../../services/ServicesContext.tsx';

const asBatches = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined;

/** How many of a page's modules are shown: 7 more each time [STORE-13], as many as before on return [STORE-14] [STORE-15]. */
export function useModuleBatches(page: string, total: number) {
  const { session } = useServices();
  const key = `store_batches_${page}`;
  const [batches, setBatches] = useState(() => session.read(key, asBatches) ?? 1);
  const count = Math.min(total, batches * MODULES_AT_A_TIME);

  const showMore = () => {
    setBatches(batches + 1);
    session.write(key, batches + 1);
  };
  return { count, isEnd: count >= total, showMore };
}

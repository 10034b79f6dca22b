import type { Holdings } from '../queries/fetchHoldings.ts';
import { useHoldingsQuery } from './useHoldingsQuery.ts';

/** Null or undefined for a guest, undefined until the server told. */
export const useHoldings = (): Holdings | null | undefined => useHoldingsQuery().data;

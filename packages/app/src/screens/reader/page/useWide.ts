import { useWindowQuery } from '../../../hooks/useWindowQuery.ts';

/** Whether there is room for two pages beside each other. */
export const useWide = (): boolean => useWindowQuery('(min-width: 900px)');

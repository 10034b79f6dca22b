import { useEffect } from 'react';
import { useServices } from '../services/ServicesContext.tsx';

/** Says that the screen that is shown waits for what is no query, as `screenRead` does of queries. */
export function useScreenWait(isWaiting: boolean, again: () => unknown): void {
  const { news } = useServices();
  useEffect(() => {
    if (!isWaiting) return undefined;
    const wait = { again };
    news.setState(({ waits = [] }) => ({ waits: [...waits, wait] }));
    return () => news.setState(({ waits = [] }) => ({ waits: waits.filter((other) => other !== wait) }));
  }, [news, isWaiting, again]);
}

import { useEffect } from 'react';
import { useServices } from '../../services/ServicesContext.tsx';

/** Has the reader of a payment that takes long told so, and not to send it again. */
export function usePaymentWait(isWaiting: boolean): void {
  const { news } = useServices();
  useEffect(() => {
    news.setState({ isPaying: isWaiting });
    return () => news.setState({ isPaying: false });
  }, [news, isWaiting]);
}

import type { BookNews, BookOrder } from '../features/own-books/worker/BookOrder.ts';

/** Workers that do what the test says. */
export function someWorkers() {
  const made: {
    orders: BookOrder[];
    tell: (news: BookNews) => void;
    fail: (cause?: string) => void;
    isEnded: boolean;
  }[] = [];
  const make = (): Worker => {
    const events = new EventTarget();
    const one = {
      orders: [] as BookOrder[],
      tell: (data: BookNews) => events.dispatchEvent(new MessageEvent('message', { data })),
      fail: (cause = '') =>
        events.dispatchEvent(cause ? new ErrorEvent('error', { message: cause }) : new Event('error')),
      isEnded: false,
    };
    made.push(one);
    return Object.assign(events, {
      postMessage: (order: BookOrder) => one.orders.push(order),
      terminate: () => (one.isEnded = true),
    }) as unknown as Worker;
  };
  return { make, made };
}

interface Ticket {
  id: string;
  beans: number;
}

interface Order {
  orderNo: string;
  status: 0 | 5 | 6;
}

/** What a purchase comes to. */
type Sale = { state: 200; curPrice: number; userInfo: { balance: number } } | { state: 405 | 432 | 4020 };

const sum = (tickets: readonly Ticket[]): number => tickets.reduce((total, { beans }) => total + beans, 0);

/** One reader's money as a clerk would keep it by hand: no database, one thing after the other. Orders are of ten beans. */
export function createClerk() {
  let beans = 0;
  let tickets: Ticket[] = [];
  const owned = new Set<number>();
  const orders: Order[] = [];

  return {
    beans: () => beans,
    owned: () => owned.size,
    tickets: () => tickets,
    orders: () => orders,
    giveTicket: (ticket: Ticket): void => {
      tickets.push(ticket);
    },
    pay: (order: Order): void => {
      if (order.status !== 0) return;
      order.status = 5;
      beans += 10;
    },
    close: (order: Order): void => {
      if (order.status === 0) order.status = 6;
    },
    /** Tickets of one end pay in the order of their ids until the price is reached, and give no change. */
    buy: (item: number, price: number, offered: readonly Ticket[], isBook: boolean): Sale => {
      if (owned.has(item)) return { state: isBook ? 405 : 432 };
      const used: Ticket[] = [];
      for (const ticket of offered.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
        if (sum(used) < price) used.push(ticket);
      }
      const due = Math.max(0, price - sum(used));
      if (due > beans) return { state: 4020 };
      beans -= due;
      owned.add(item);
      tickets = tickets.filter((ticket) => !used.includes(ticket));
      return { state: 200, curPrice: price, userInfo: { balance: beans } };
    },
  };
}

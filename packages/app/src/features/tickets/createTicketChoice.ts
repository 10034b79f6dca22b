import {
  checkedTickets,
  noTickets,
  proposeTickets,
  selectTickets,
  type BeanTicket,
  type TicketSelection,
} from '@shuye/core-domain/ticket';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Services } from '../../services/Services.ts';

export interface TicketChoice {
  selection: TicketSelection;
  /** A purchase is at hand whose tickets are known; none is after a reload, until its page is opened again. */
  isLoaded: boolean;
  /**
   * Tickets as the server has them for a purchase. The same tickets again change nothing: what the reader chose
   * meanwhile stays [TICKET-05].
   */
  load: (purchase: string, tickets: readonly BeanTicket[]) => void;
  /** Proposes tickets for a price, in beans, unless the reader chose [TICKET-03]. */
  propose: (beanPrice: number) => void;
  toggle: (beanId: string) => void;
  clear: () => void;
}

export type TicketChoiceStore = StoreApi<TicketChoice>;

/** The tickets that pay for what the reader is about to buy, shared by the page that buys and the one that chooses. */
export const createTicketChoice = ({ client }: Services): TicketChoiceStore =>
  createStore<TicketChoice>()((set, get) => {
    let loaded = '';
    const change = (event: Parameters<typeof selectTickets>[1]): void =>
      set({ selection: selectTickets(get().selection, event) });
    return {
      selection: noTickets,
      isLoaded: false,
      load: (purchase, tickets) => {
        const answer = `${purchase} ${JSON.stringify(tickets)}`;
        if (answer === loaded) return;
        loaded = answer;
        set({ isLoaded: true });
        change({ type: 'loaded', tickets });
      },
      propose: (beanPrice) => {
        const { tickets } = get().selection;
        change({ type: 'proposed', beanIds: proposeTickets(tickets, beanPrice, client.serverMs() / 1000) });
      },
      toggle: (beanId) => change({ type: 'toggled', beanId }),
      clear: () => change({ type: 'cleared' }),
    };
  });

/** Ids stand in the order of the list. */
export const chosenIds = (selection: TicketSelection): readonly string[] =>
  checkedTickets(selection).map(({ beanId }) => beanId);

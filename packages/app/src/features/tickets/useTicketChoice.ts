import { useStore } from 'zustand';
import { useServices } from '../../services/ServicesContext.tsx';
import { createTicketChoice, type TicketChoice } from './createTicketChoice.ts';

/** Selects from the tickets of the purchase at hand. */
export const useTicketChoice = <T>(select: (choice: TicketChoice) => T): T =>
  useStore(useServices().storeOf(createTicketChoice), select);

import { useStore } from 'zustand';
import { useServices } from '../../services/ServicesContext.tsx';
import { createTicketChoice, type TicketChoice } from './createTicketChoice.ts';

export const useTicketChoice = <T>(select: (choice: TicketChoice) => T): T =>
  useStore(useServices().storeOf(createTicketChoice), select);

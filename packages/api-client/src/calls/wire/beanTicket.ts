import { TicketStatus, type BeanTicket } from '@shuye/core-domain/ticket';
import * as v from 'valibot';
import { wireBeans, wireId, wireNullable, wireNumber, wireText } from './fields.ts';

/** A bean ticket as every list of them writes it (D-180). `expiredTime` in seconds. */
export const wireTicket = v.object({
  beanId: wireId,
  beanName: v.nullish(wireText, ''),
  amount: wireBeans,
  balance: wireBeans,
  expiredTime: wireNumber,
  status: wireNullable(wireNumber),
});

type WireTicket = v.InferOutput<typeof wireTicket>;

const known = (status: number | undefined): TicketStatus | undefined =>
  Object.values(TicketStatus).find((candidate) => candidate === status);

export const toTicket = ({ beanId, beanName, amount, balance, expiredTime, status }: WireTicket): BeanTicket => ({
  beanId,
  name: beanName,
  amount,
  balance,
  expiresAt: expiredTime,
  // Offers leave the status out: what they list may be used.
  status: known(status) ?? TicketStatus.Usable,
});

export const toWireTicket = ({ beanId, name, amount, balance, expiresAt, status }: BeanTicket): WireTicket => ({
  beanId,
  beanName: name,
  amount,
  balance,
  expiredTime: expiresAt,
  status,
});

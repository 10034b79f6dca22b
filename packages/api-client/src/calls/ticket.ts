import type { RecordPage } from '@shuye/core-domain/purchase';
import type { BeanTicket } from '@shuye/core-domain/ticket';
import * as v from 'valibot';
import { defineCall } from '../defineCall.ts';
import { toTicket, wireTicket } from './wire/beanTicket.ts';
import { wireList, wireNumber } from './wire/fields.ts';
import { recordRequest, toRecordRequest } from './wire/recordPage.ts';

/** The account's bean tickets, used and expired ones too [API-54] (D-180). */
export const ticketList = defineCall({
  name: 'ticketList',
  service: 'ticket',
  method: 'POST',
  path: '/ticket/ticketlist',
  body: 'form',
  sign: 'required',
  effect: 'read',
  userField: 'user_id',
  request: recordRequest,
  toRequest: toRecordRequest,
  answer: v.object({ beanList: wireList(wireTicket), totalPage: v.nullish(wireNumber, 0) }),
  toResult: ({ beanList, totalPage }): RecordPage<BeanTicket> => ({
    records: beanList.map(toTicket),
    totalPages: totalPage,
  }),
});

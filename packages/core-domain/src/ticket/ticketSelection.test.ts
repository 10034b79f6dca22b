import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProperty } from '../../test/propertyRuns.ts';
import { aTicket } from '../testing/aTicket.ts';
import { TicketStatus } from './BeanTicket.ts';
import {
  checkedBeans,
  checkedTickets,
  noTickets,
  selectTickets,
  type TicketEvent,
  type TicketSelection,
} from './ticketSelection.ts';

const three = [
  aTicket({ beanId: 'a', amount: 5 }),
  aTicket({ beanId: 'b', amount: 10, balance: 7 }),
  aTicket({ beanId: 'c', amount: 20 }),
  aTicket({ beanId: 'used', status: TicketStatus.Used }),
  aTicket({ beanId: 'empty', balance: 0 }),
];
const after = (events: readonly TicketEvent[], from: TicketSelection = noTickets) => events.reduce(selectTickets, from);
const ids = (selection: TicketSelection) => checkedTickets(selection).map(({ beanId }) => beanId);

const loaded = after([{ type: 'loaded', tickets: three }]);
const proposed = after([{ type: 'proposed', beanIds: ['c', 'a'] }], loaded);

describe('the tickets of a purchase', () => {
  it('are none and unlocked before the server spoke', () => {
    expect(noTickets).toEqual({ tickets: [], isLocked: false });
  });

  it('come unchecked and unlocked, each with its flag [TICKET-06] [ENT-31]', () => {
    expect(loaded.isLocked).toBe(false);
    expect(loaded.tickets.map(({ beanId, checked }) => [beanId, checked])).toEqual([
      ['a', false],
      ['b', false],
      ['c', false],
      ['used', false],
      ['empty', false],
    ]);
  });

  it('take over the proposal while the reader chose none [TICKET-03]', () => {
    expect(ids(proposed)).toEqual(['a', 'c']);
    expect(proposed.isLocked).toBe(false);
    expect(ids(after([{ type: 'proposed', beanIds: ['b'] }], proposed))).toEqual(['b']);
    expect(ids(after([{ type: 'proposed', beanIds: [] }], proposed))).toEqual([]);
  });

  it('are toggled one at a time, which locks the proposal out [TICKET-02] [TICKET-03]', () => {
    const toggled = after([{ type: 'toggled', beanId: 'a' }], proposed);
    expect(ids(toggled)).toEqual(['c']);
    expect(toggled.isLocked).toBe(true);
    expect(after([{ type: 'proposed', beanIds: ['a', 'b'] }], toggled)).toBe(toggled);
    expect(ids(after([{ type: 'toggled', beanId: 'a' }], toggled))).toEqual(['a', 'c']);
  });

  it('are all unchecked by clearing, which locks [TICKET-04]', () => {
    const cleared = after([{ type: 'cleared' }], proposed);
    expect(ids(cleared)).toEqual([]);
    expect(cleared.isLocked).toBe(true);
    expect(cleared.tickets).toHaveLength(5);
    expect(after([{ type: 'proposed', beanIds: ['a'] }], cleared)).toBe(cleared);
  });

  it('are unlocked by new data from the server [TICKET-05]', () => {
    const again = after([{ type: 'cleared' }, { type: 'loaded', tickets: three }], proposed);
    expect(again).toEqual(loaded);
    expect(ids(after([{ type: 'proposed', beanIds: ['b'] }], again))).toEqual(['b']);
  });

  it.each(['used', 'empty', 'missing'])('never use one that is %s', (beanId) => {
    expect(after([{ type: 'toggled', beanId }], proposed)).toBe(proposed);
    expect(ids(after([{ type: 'proposed', beanIds: [beanId] }], loaded))).toEqual([]);
  });

  it('pay what they still hold', () => {
    expect(checkedBeans(loaded)).toBe(0);
    expect(checkedBeans(after([{ type: 'proposed', beanIds: ['a', 'b', 'used'] }], loaded))).toBe(12);
  });

  it('follow a simple model whatever happens [P11]', () => {
    const beanId = fc.constantFrom('a', 'b', 'c', 'used', 'missing');
    const event: fc.Arbitrary<TicketEvent> = fc.oneof(
      { weight: 4, arbitrary: fc.record({ type: fc.constant('toggled' as const), beanId }) },
      { weight: 3, arbitrary: fc.record({ type: fc.constant('proposed' as const), beanIds: fc.array(beanId) }) },
      { weight: 1, arbitrary: fc.constantFrom<TicketEvent>({ type: 'cleared' }, { type: 'loaded', tickets: three }) },
    );
    const usable = new Set(['a', 'b', 'c']);
    checkProperty(
      'P11',
      fc.property(fc.array(event, { maxLength: 12 }), (events) => {
        let checked = new Set<string>();
        let locked = false;
        for (const one of events) {
          if (one.type === 'loaded' || one.type === 'cleared') {
            checked = new Set();
            locked = one.type === 'cleared';
          } else if (one.type === 'proposed') {
            if (!locked) checked = new Set(one.beanIds.filter((id) => usable.has(id)));
          } else if (usable.has(one.beanId)) {
            if (!checked.delete(one.beanId)) checked.add(one.beanId);
            locked = true;
          }
        }
        const real = after(events, loaded);
        return real.isLocked === locked && ids(real).join() === [...checked].sort().join();
      }),
    );
  });
});

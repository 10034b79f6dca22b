import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProperty } from '../../test/propertyRuns.ts';
import { claimPoller, POLLER_LEASE_MS, type PollerLease, type TabAttention } from './pollerLease.ts';

const NOW = 1_790_000_000_000;
const lease: PollerLease = { tabId: 'a', userId: 'u1', until: NOW + POLLER_LEASE_MS, attention: 2 };
const claim = (tabId: string, nowMs = NOW, userId = 'u1') => claimPoller(lease, { tabId, userId, nowMs, attention: 2 });

describe('which tab asks for a user (A-08)', () => {
  it('lasts three questions', () => expect(POLLER_LEASE_MS).toBe(3000));

  it('is the first to claim it', () => {
    expect(claimPoller(undefined, { tabId: 'a', userId: 'u1', nowMs: NOW, attention: 2 })).toEqual({
      granted: true,
      lease,
    });
  });

  it('stays the one that has it, for longer', () => {
    expect(claim('a', NOW + 1)).toEqual({ granted: true, lease: { ...lease, until: NOW + 1 + POLLER_LEASE_MS } });
  });

  it('is no other while it holds [PAY-08]', () => {
    expect(claim('b')).toEqual({ granted: false, until: lease.until });
    expect(claim('b', lease.until - 1)).toEqual({ granted: false, until: lease.until });
  });

  it.each<[TabAttention, TabAttention, boolean]>([
    [0, 0, false],
    [0, 1, true],
    [0, 2, true],
    [1, 0, false],
    [1, 1, false],
    [1, 2, true],
    [2, 1, false],
    [2, 2, false],
  ])('with attention %s gives it up to one with %s: %s [PAY-08]', (attention, ofOther, granted) => {
    const asked = { tabId: 'b', userId: 'u1', nowMs: NOW, attention: ofOther };
    expect(claimPoller({ ...lease, attention }, asked).granted).toBe(granted);
  });

  it('is the next once it ran out, at the end itself', () => {
    expect(claim('b', lease.until)).toMatchObject({ granted: true, lease: { tabId: 'b' } });
  });

  it('does not keep another user waiting [PAY-08]', () => {
    expect(claim('b', NOW, 'u2')).toMatchObject({ granted: true, lease: { tabId: 'b', userId: 'u2' } });
  });

  it('is free where the lease lies further ahead than any tab can have written', () => {
    expect(claim('b', NOW - 1)).toMatchObject({ granted: true });
  });

  it('is never two tabs at the same time [P10]', () => {
    const step = fc.record({
      tabId: fc.constantFrom('a', 'b', 'c'),
      wait: fc.nat(POLLER_LEASE_MS),
      attention: fc.constantFrom<TabAttention[]>(0, 1, 2),
    });
    checkProperty(
      'P10',
      fc.property(fc.array(step, { maxLength: 30, size: 'max' }), (steps) => {
        let nowMs = NOW;
        let current: PollerLease | undefined;
        for (const { tabId, wait, attention } of steps) {
          nowMs += wait;
          const answer = claimPoller(current, { tabId, userId: 'u1', nowMs, attention });
          const isSeenInstead = current !== undefined && attention > current.attention;
          const isHeldByOther =
            current !== undefined && current.tabId !== tabId && current.until > nowMs && !isSeenInstead;
          if (answer.granted === isHeldByOther) return false;
          if (answer.granted) current = answer.lease;
        }
        return true;
      }),
    );
  });
});

import { expect, it } from 'vitest';
import { createAnswerStore } from './createAnswerStore.ts';

function aStore() {
  let nowMs = 0;
  return { store: createAnswerStore(() => nowMs), wait: (ms: number) => void (nowMs += ms) };
}

it('shares an answer for ten seconds', () => {
  const { store, wait } = aStore();
  store.set('a', 1);
  wait(9_999);
  expect(store.get('a')).toBe(1);
  wait(1);
  expect(store.get('a')).toBeUndefined();
});

it('keeps the two hundred that came last', () => {
  const { store } = aStore();
  for (let at = 0; at <= 200; at += 1) store.set(String(at), at);
  expect([store.get('0'), store.get('1'), store.get('200')]).toEqual([undefined, 1, 200]);
});

import '@shuye/ui/styles.css';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { RecordFacts } from './RecordFacts.tsx';

afterEach(cleanup);

function drawn(width: number) {
  const { container } = render(
    <div style={{ width, font: '20px monospace' }}>
      <RecordFacts facts={['2026-11-28 05:15', '自动购买']} />
    </div>,
  );
  const [facts, dot] = [container.querySelector<HTMLElement>('span'), container.querySelector('span span span span')];
  if (!facts || !dot) throw new Error('There is no dot.');
  const box = facts.getBoundingClientRect();
  return { text: facts.innerText, lines: box.height, dotEnd: dot.getBoundingClientRect().right - box.left };
}

it('shows the dot between two facts of a line, and none where the second begins a line', () => {
  const [wide, narrow] = [drawn(400), drawn(220)];
  expect(wide.text).toBe('2026-11-28 05:15·自动购买');
  expect(wide.dotEnd).toBeGreaterThan(100);
  expect(narrow.lines).toBeGreaterThan(wide.lines);
  expect(narrow.dotEnd).toBeLessThanOrEqual(0.5);
});

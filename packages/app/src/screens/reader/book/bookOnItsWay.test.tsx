import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderReader } from '../../../testing/renderReader.tsx';

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

afterEach(() => vi.useRealTimers());

it('a book that takes longer than 5 s can be left for the page before; one that comes is not talked about [READER-15]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { at } = await renderReader({ answers: { bookInfo: () => new Promise(() => undefined) } });
  await pass(4000);
  expect(screen.queryByRole('button', { name: '返回' })).toBeNull();
  await pass(2000);
  fireEvent.click(screen.getByRole('button', { name: '返回' }));
  await pass(0);
  expect(at.address).toBe('/cover/1001');
});

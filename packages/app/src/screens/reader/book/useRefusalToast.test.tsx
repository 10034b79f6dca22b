import { AppError } from '@shuye/core-domain/error';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderReader } from '../../../testing/renderReader.tsx';

const NOTICE = '本章为付费章节，请注意';

it('a refused chapter is said to be paid for once, also when it is asked for again and refused again [READER-34, ERR-04]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const refusal = new AppError('server', '您尚未购买，无法阅读', { code: 403 });
  const { asked, services } = await renderReader({ content: ({ ordinal }) => (ordinal === 1 ? refusal : '文') });
  const told: string[] = [];
  services.toaster.subscribe(() => told.push(services.toaster.current()?.message ?? ''));
  const timesAsked = () => asked.mock.calls.filter(([{ chapterId }]) => chapterId === 'c1').length;
  await waitFor(() => expect(told).toContain(NOTICE));
  expect(timesAsked()).toBe(1);
  await act(() => vi.advanceTimersByTimeAsync(3000));
  await waitFor(() => expect(timesAsked()).toBe(2));
  expect(await screen.findByText('您尚未购买，无法阅读')).toBeTruthy();
  expect(told.filter((words) => words === NOTICE)).toHaveLength(1);
});

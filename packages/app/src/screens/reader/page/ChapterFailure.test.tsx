import { AppError } from '@shuye/core-domain/error';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderReader } from '../../../testing/renderReader.tsx';

it.each([
  ['the server’s words', 'server', '章节整理中', '章节整理中'],
  ['the usual words where the server has none', 'server', '', '网络异常，请稍后再试'],
  ['what is wrong with a text', 'content', '这一章的内容有误', '这一章的内容有误'],
] as const)('says %s of a chapter that did not come [READER-45, ERR-05]', async (_, kind, message, words) => {
  await renderReader({ content: () => new AppError(kind, message, { code: 500 }) });
  expect(await screen.findByText('这一章暂时没有打开')).toBeTruthy();
  const toast = () => screen.getAllByText(words).filter((element) => element.closest('[role="alert"]') === null);
  await waitFor(() => expect(toast()).toHaveLength(1));
});

it('says nothing of a chapter that nobody reads now [READER-45]', async () => {
  const fault = new AppError('server', '章节整理中', { code: 500 });
  const { services } = await renderReader({ content: ({ ordinal }) => (ordinal === 2 ? fault : '文') });
  const show = vi.spyOn(services.toaster, 'show');
  expect(await screen.findByText('这一章暂时没有打开')).toBeTruthy();
  expect(show).not.toHaveBeenCalledWith('章节整理中');
});

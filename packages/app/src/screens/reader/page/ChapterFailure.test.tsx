import { AppError } from '@shuye/core-domain/error';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderReader } from '../../../testing/renderReader.tsx';

it.each([
  ['the server’s words', '章节整理中', '章节整理中'],
  ['the usual words where the server has none', '', '网络异常，请稍后再试'],
])('says %s of a chapter that did not come [READER-45, ERR-05]', async (_, message, words) => {
  await renderReader({ content: () => new AppError('server', message, { code: 500 }) });
  expect(await screen.findByText('这一章暂时没有打开')).toBeTruthy();
  const toast = () => screen.getAllByText(words).filter((element) => element.closest('[role="alert"]') === null);
  await waitFor(() => expect(toast()).toHaveLength(1));
});

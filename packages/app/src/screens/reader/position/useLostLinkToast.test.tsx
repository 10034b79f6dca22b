import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderReader } from '../../../testing/renderReader.tsx';

it('says that a link of the book leads to nothing', async () => {
  await renderReader();
  await screen.findByText(/第1章的正文/);
  await screen.findByRole('button', { name: '书内搜索' });
  fireEvent(screen.getByRole('region', { name: '正文' }), new CustomEvent('lostlink'));
  expect(await screen.findByText('书中没有这个链接指向的内容')).toBeTruthy();
});

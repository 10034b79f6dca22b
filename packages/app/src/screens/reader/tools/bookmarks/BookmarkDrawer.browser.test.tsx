import '@shuye/ui/styles.css';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderReader } from '../../../../testing/renderReader.tsx';

afterEach(cleanup);

/** A fingertip, px. */
const FINGERTIP = 44;

it('keeps the ways to notes and to the catalogue a fingertip apart', async () => {
  await renderReader();
  fireEvent.click(await screen.findByRole('button', { name: '更多' }));
  const more = await screen.findByRole('dialog', { name: '更多' });
  fireEvent.click(within(more).getByRole('button', { name: '书签' }));
  const drawer = within(await screen.findByRole('dialog', { name: '书签' }));
  const middleOf = (name: string): number => {
    const { left, right } = drawer.getByRole('button', { name }).getBoundingClientRect();
    return (left + right) / 2;
  };
  expect(middleOf('目录') - middleOf('笔记')).toBeGreaterThanOrEqual(FINGERTIP);
});

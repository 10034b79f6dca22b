import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderReader } from '../../../testing/renderReader.tsx';

const press = (key: string) => act(() => void fireEvent.keyDown(window, { key }));

it('single characters do nothing once the reader has switched them off; other keys go on', async () => {
  const { services } = await renderReader({ device: { reader_settings: { keys: false } } });
  await screen.findByText(/第1章的正文/);
  await screen.findByRole('button', { name: '设置' });
  const theme = () => services.readerSettings.getState().settings.theme;
  const before = theme();
  press('t');
  expect(theme()).toBe(before);

  press('Escape');
  expect(document.querySelector('footer[data-shown]')).toBeTruthy();

  act(() => services.readerSettings.getState().change({ keys: true }));
  press('t');
  expect(theme()).not.toBe(before);
});

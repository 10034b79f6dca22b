import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { aHost } from './aHost.ts';
import { renderApp } from './renderApp.tsx';

/** Opens an empty shelf and picks files with the button that imports them, which has the focus. */
export async function pickOnShelf(...files: readonly File[]) {
  const { services } = await renderApp({ path: '/shelf', host: aHost({ opensFiles: true }) });
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: '导入本地书' });
  await waitFor(() => expect(button.disabled).toBe(false));
  act(() => button.focus());
  fireEvent.click(button);
  const input = document.querySelector('input[type="file"]');
  if (!input) throw new Error('No files can be picked.');
  fireEvent.change(input, { target: { files } });
  return { services, button };
}

import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Sheet } from '../../components/sheet/Sheet.tsx';
import { takeBack } from './takeBack.ts';

function OpenSheet({ title }: { title: string }) {
  const [open, setOpen] = useState(true);
  return (
    <Sheet open={open} onClose={() => setOpen(false)} title={title}>
      内容
    </Sheet>
  );
}

const waited = () => act(() => new Promise((resolve) => setTimeout(resolve, 100)));
const isOpen = (name: string) => screen.queryByRole('dialog', { name }) !== null;

it('a host’s back key closes the layers from the top, one at a time, and is left to the host then [UI-12]', async () => {
  // Of its own: other tests leave entries of layers behind.
  history.pushState(null, '', '/book');
  const address = window.location.href;
  render(
    <>
      <OpenSheet title="设置" />
      <OpenSheet title="字体" />
    </>,
  );
  expect(takeBack()).toBe(true);
  await waitFor(() => expect([isOpen('设置'), isOpen('字体')]).toEqual([true, false]));
  expect(takeBack()).toBe(true);
  await waitFor(() => expect(isOpen('设置')).toBe(false));
  expect([takeBack(), window.location.href]).toEqual([false, address]);
});

it('a second press at once is not left to the host, which would leave the page [UI-12]', async () => {
  history.pushState(null, '', '/book');
  const address = window.location.href;
  render(
    <>
      <OpenSheet title="设置" />
      <OpenSheet title="字体" />
    </>,
  );
  expect([takeBack(), takeBack()]).toEqual([true, true]);
  await waitFor(() => expect(isOpen('字体')).toBe(false));
  await waited();
  expect([isOpen('设置'), window.location.href]).toEqual([true, address]);
});

it('a host that goes back as well leads no further than the layer [UI-12]', async () => {
  history.pushState({ page: 1 }, '', '/page');
  render(<OpenSheet title="设置" />);
  takeBack();
  history.back();
  await waitFor(() => expect(isOpen('设置')).toBe(false));
  await waited();
  expect(window.location.pathname).toBe('/page');
});

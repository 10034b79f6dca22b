import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { pickOnShelf } from '../../testing/pickOnShelf.tsx';

/** Every file is protected. */
class RefusingWorker extends EventTarget {
  postMessage() {
    this.dispatchEvent(new MessageEvent('message', { data: { kind: 'failed', fault: 'protected' } }));
  }
  terminate() {}
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('files that are brought one after the other each take the focus to their name', async () => {
  vi.stubGlobal('Worker', RefusingWorker);
  const { button } = await pickOnShelf(new File(['PK'], '夜渡.epub'), new File(['PK'], '灯.epub'));
  const next = await screen.findByRole('button', { name: '下一个文件' });
  act(() => next.focus());
  fireEvent.click(next);
  expect(document.activeElement).toBe(await screen.findByText('灯.epub'));
  const done = await screen.findByRole('button', { name: '知道了' });
  fireEvent.click(done);
  await waitFor(() => expect(document.activeElement).toBe(button));
});

import { GhostClickGuard } from '@shuye/ui';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { giveFile } from './giveFile.ts';

afterEach(() => vi.restoreAllMocks());

it('a file that is ready just after the press that asked for it is given [UI-26]', async () => {
  // Whatever else of this process is still at work goes on taking addresses apart.
  const addresses = class extends URL {
    static override readonly createObjectURL = () => 'blob:file';
    static override readonly revokeObjectURL = () => undefined;
  };
  vi.stubGlobal('URL', addresses);
  const given: string[] = [];
  const onClick = (event: Event): void => {
    event.preventDefault();
    if (event.target instanceof HTMLAnchorElement) given.push(event.target.download);
  };
  document.body.addEventListener('click', onClick);
  render(
    <>
      <GhostClickGuard />
      <button>导出</button>
    </>,
  );
  fireEvent.click(screen.getByRole('button'));
  // In a task of its own, as after a call.
  await new Promise((done) => setTimeout(done));
  await giveFile(new File(['{}'], '书页.json'));
  document.body.removeEventListener('click', onClick);
  vi.unstubAllGlobals();
  expect(given).toEqual(['书页.json']);
});

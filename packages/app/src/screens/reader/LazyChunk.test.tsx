import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { wait } from '../../services/wait.ts';
import { anAnswer } from '../../testing/anAnswer.ts';
import { LazyChunk } from './LazyChunk.tsx';

const Words = ({ words }: { words: string }) => <p>{words}</p>;

/** Code that never comes. */
const offline = () => Promise.reject<{ default: typeof Words }>(new TypeError('no network'));

describe('a part whose code comes late', () => {
  it('shows with the props of the moment once it is there', async () => {
    const code = anAnswer<{ default: typeof Words }>();
    const load = () => code.promise;
    const { rerender } = render(<LazyChunk load={load} props={{ words: '先' }} />);
    rerender(<LazyChunk load={load} props={{ words: '后' }} />);
    expect(screen.queryByText('后')).toBeNull();
    code.give({ default: Words });
    expect(await screen.findByText('后')).toBeTruthy();
  });

  it('shows that its code failed to load, while the rest works', async () => {
    const onFailure = vi.fn<() => void>();
    render(
      <>
        <p>正文</p>
        <LazyChunk load={offline} props={{ words: '' }} onFailure={onFailure} />
      </>,
    );
    await waitFor(() => expect(onFailure).toHaveBeenCalledTimes(1));
    expect(screen.getByText('正文')).toBeTruthy();
  });

  it('is asked for in a task of its own, behind the page that shows it', async () => {
    const load = vi.fn(() => Promise.resolve({ default: Words }));
    render(<LazyChunk load={load} props={{ words: '后' }} />);
    await Promise.resolve();
    expect(load).not.toHaveBeenCalled();
    expect(await screen.findByText('后')).toBeTruthy();
  });

  it('reports nothing after its caller unmounted', async () => {
    const onFailure = vi.fn<() => void>();
    const code = anAnswer<{ default: typeof Words }>();
    const load = vi.fn(() => code.promise);
    const { unmount } = render(<LazyChunk load={load} props={{ words: '' }} onFailure={onFailure} />);
    await waitFor(() => expect(load).toHaveBeenCalled());
    unmount();
    code.fail(new TypeError('no network'));
    await wait();
    expect(onFailure).not.toHaveBeenCalled();
  });
});

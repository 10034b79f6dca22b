import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
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

  it('reports nothing after its caller unmounted', async () => {
    const onFailure = vi.fn<() => void>();
    const failing = offline();
    const load = () => failing;
    render(<LazyChunk load={load} props={{ words: '' }} onFailure={onFailure} />).unmount();
    await failing.catch(() => undefined);
    expect(onFailure).not.toHaveBeenCalled();
  });
});

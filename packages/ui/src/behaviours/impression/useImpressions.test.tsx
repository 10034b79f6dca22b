import { render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeIntersectionObserver } from '../../testing/fakeIntersectionObserver.ts';
import { passTime } from '../../testing/passTime.ts';
import { useImpressions } from './useImpressions.ts';

function Books({ ids, report }: { ids: readonly string[]; report: (ids: string[]) => void }) {
  const impressionOf = useImpressions(report);
  return ids.map((id) => <p key={id} ref={impressionOf(id)} />);
}

describe('useImpressions', () => {
  const report = vi.fn();
  let view = fakeIntersectionObserver();

  beforeEach(() => {
    vi.useFakeTimers();
    report.mockClear();
    view = fakeIntersectionObserver();
  });

  it('reports together what was seen, 1000 ms after the last [UI-27, CONST-44]', () => {
    const { rerender } = render(<Books ids={['a']} report={report} />);
    view.enter();
    passTime(900);
    rerender(<Books ids={['a', 'b']} report={report} />);
    view.enter();
    passTime(999);
    expect(report).not.toHaveBeenCalled();
    passTime(1);
    expect(report.mock.calls).toEqual([[['a', 'b']]]);
  });

  it('reports each once', () => {
    render(<Books ids={['a']} report={report} />);
    view.enter();
    passTime(1000);
    view.leave();
    view.enter();
    passTime(5000);
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('reports what still waits when the page is left', () => {
    const { unmount } = render(<Books ids={['a']} report={report} />);
    view.enter();
    unmount();
    expect(report.mock.calls).toEqual([[['a']]]);
    expect(view.count()).toBe(0);
  });
});

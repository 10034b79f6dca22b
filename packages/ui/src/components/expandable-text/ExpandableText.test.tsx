import { fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { ExpandableText } from './ExpandableText.tsx';

const overflow = (yes: boolean) => {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(yes ? 500 : 60);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(66);
};

describe('ExpandableText', () => {
  it('unfolds by 更多 and folds again [COVER-04, UI-28]', () => {
    overflow(true);
    render(<ExpandableText text="很长的简介" variant="excerpt" />);
    fireEvent.click(screen.getByRole('button', { name: '更多', expanded: false }));
    fireEvent.click(screen.getByRole('button', { name: '收起', expanded: true }));
    expect(screen.getByRole('button', { name: '更多' })).toBeDefined();
  });

  it('has another word where it is given one, and may stay unfolded [COVER-05]', () => {
    overflow(true);
    render(<ExpandableText text="第一章" variant="excerpt" moreText="阅读全文" lessText={null} />);
    fireEvent.click(screen.getByRole('button', { name: '阅读全文' }));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('has nothing to unfold where all fits', () => {
    overflow(false);
    render(<ExpandableText text="短" />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    ['has its button where most phones need one', 100, 'narrowOnly'],
    ['has its button at every width where it is long', 200, undefined],
  ])('%s before it can be measured, as on a server', (_name, letters, only) => {
    const markup = renderToString(<ExpandableText text={'灯'.repeat(letters)} />);
    expect(markup).toContain('更多');
    expect(markup.includes('narrowOnly')).toBe(only !== undefined);
    expect(renderToString(<ExpandableText text={'灯'.repeat(60)} />)).not.toContain('更多');
  });

  it('has its button at its first sight, which a browser may paint before it is measured', () => {
    overflow(true);
    const seen: boolean[] = [];
    function Page() {
      useLayoutEffect(() => void seen.push(screen.queryByRole('button') !== null));
      return <ExpandableText text={'灯'.repeat(100)} />;
    }
    render(<Page />);
    expect(seen).toEqual([true]);
    expect(screen.getByRole('button', { name: '更多' })).toBeDefined();
  });

  it('measures again when the text changes and when the window does', () => {
    overflow(false);
    const { rerender } = render(<ExpandableText text="短" />);
    overflow(true);
    rerender(<ExpandableText text="长了" />);
    expect(screen.getByRole('button', { name: '更多' })).toBeDefined();
    overflow(false);
    fireEvent(window, new Event('resize'));
    expect(screen.queryByRole('button')).toBeNull();
  });
});

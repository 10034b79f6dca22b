import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { CollapsibleList } from './CollapsibleList.tsx';

const contentHeight = (px: number) => {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(px);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(Math.min(px, 210));
};
const chapters = ['一', '二', '三'].map((title) => (
  <a key={title} href={`#${title}`}>
    {title}
  </a>
));

describe('CollapsibleList', () => {
  it('unfolds and folds by 展开 and 收起 [COVER-08, UI-29]', () => {
    contentHeight(600);
    render(<CollapsibleList label="章节">{chapters}</CollapsibleList>);
    const toggle = screen.getByRole('button', { name: '展开', expanded: false });
    fireEvent.click(toggle);
    expect(screen.getByRole('button', { name: '收起', expanded: true })).toBe(toggle);
    fireEvent.click(toggle);
    expect(screen.getByRole('button', { name: '展开' })).toBe(toggle);
  });

  it('has nothing to unfold where all fits', () => {
    contentHeight(180);
    render(<CollapsibleList label="章节">{chapters}</CollapsibleList>);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    [8, false],
    [9, true],
  ])('of %i items has its button before it can be measured: %s', (count, isThere) => {
    const items = Array.from({ length: count }, (_, at) => <p key={at}>章</p>);
    expect(renderToString(<CollapsibleList>{items}</CollapsibleList>).includes('展开')).toBe(isThere);
  });
});

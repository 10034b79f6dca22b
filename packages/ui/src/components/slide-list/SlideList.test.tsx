import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SlideList } from './SlideList.tsx';

it('is a list with a name and an item for every child', () => {
  render(
    <SlideList label="推荐">
      {['一', '二', '三', '四'].map((text) => (
        <span key={text}>{text}</span>
      ))}
    </SlideList>,
  );
  expect(screen.getByRole('list', { name: '推荐' })).toBeDefined();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['一', '二', '三', '四']);
});

it('shows how long the offer lasts [STORE-07]', () => {
  render(<SlideList countdown={<span>限免剩余3天</span>}>书</SlideList>);
  expect(screen.getByText('限免剩余3天')).toBeDefined();
});

import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MarkedText } from './MarkedText.tsx';

it('marks what matched, and keeps the text whole', () => {
  const parts = [
    { start: 0, text: '山中', isMatch: false },
    { start: 2, text: '灯火', isMatch: true },
    { start: 4, text: '阑珊', isMatch: false },
  ];
  const { container } = render(<MarkedText parts={parts} />);
  expect(container.textContent).toBe('山中灯火阑珊');
  expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['灯火']);
});

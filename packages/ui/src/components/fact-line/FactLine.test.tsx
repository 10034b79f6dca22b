import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FactLine } from './FactLine.tsx';

it('names what is known, between dots', () => {
  const { container } = render(<FactLine facts={['蒲松龄', undefined, '', '1.2万字']} />);
  expect(container.textContent).toBe('蒲松龄 · 1.2万字');
});

it('says once what is known twice', () => {
  const { container } = render(<FactLine facts={['玄幻', '连载', '玄幻']} />);
  expect(container.textContent).toBe('玄幻 · 连载');
});

it('says nothing when nothing is known', () => {
  const { container } = render(<FactLine facts={['', undefined]} />);
  expect(container.textContent).toBe('');
});

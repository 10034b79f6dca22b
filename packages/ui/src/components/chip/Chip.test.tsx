import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Chip } from './Chip.tsx';

it('leads somewhere, or is chosen', () => {
  render(
    <>
      <Chip href="/search?keyword=聊斋">聊斋</Chip>
      <Chip selected>完结</Chip>
    </>,
  );
  expect(screen.getByRole('link', { name: '聊斋' })).toBeDefined();
  expect(screen.getByRole('button', { name: '完结', pressed: true })).toBeDefined();
});

it('says which of several links leads to what is shown', () => {
  render(
    <>
      <Chip href="?sort=score" current>
        评分
      </Chip>
      <Chip href="?sort=newest" current={false}>
        最新
      </Chip>
    </>,
  );
  expect(screen.getByRole('link', { name: '评分' }).getAttribute('aria-current')).toBe('true');
  expect(screen.getByRole('link', { name: '最新' }).getAttribute('aria-current')).toBeNull();
});

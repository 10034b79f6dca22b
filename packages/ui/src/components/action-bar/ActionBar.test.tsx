import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ActionBar } from './ActionBar.tsx';

it('is a named region with the page’s buttons', () => {
  render(
    <ActionBar label="本书" leading={<button>分享</button>}>
      <button>加入书架</button>
      <button>开始阅读</button>
    </ActionBar>,
  );
  const bar = screen.getByRole('region', { name: '本书' });
  expect(screen.getAllByRole('button').every((button) => bar.contains(button))).toBe(true);
});

it('says above the buttons what there is to know', () => {
  const { rerender } = render(
    <ActionBar note="全本900书豆">
      <button>开始阅读</button>
    </ActionBar>,
  );
  const bar = screen.getByRole('region', { name: '操作' });
  expect(bar.firstElementChild?.firstElementChild?.textContent).toBe('全本900书豆');
  rerender(
    <ActionBar>
      <button>开始阅读</button>
    </ActionBar>,
  );
  expect(bar.textContent).toBe('开始阅读');
});

import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Footer } from './Footer.tsx';

it('says who made the page [STORE-16]', () => {
  render(
    <Footer text="阿里文学出品">
      <a href="/privacy-policy">隐私协议</a>
    </Footer>,
  );
  expect(screen.getByRole('contentinfo').textContent).toContain('阿里文学出品');
  expect(screen.getByRole('link', { name: '隐私协议' })).toBeDefined();
});

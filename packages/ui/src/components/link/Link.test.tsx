import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LinkSpy } from '../../testing/LinkSpy.tsx';
import { Link } from './Link.tsx';

describe('Link', () => {
  it('is a plain link without an application around it', () => {
    render(
      <Link href="/shelf" replace>
        书架
      </Link>,
    );
    const link = screen.getByRole('link', { name: '书架' });
    expect(link.getAttribute('href')).toBe('/shelf');
    expect(link.hasAttribute('replace')).toBe(false);
  });

  it("is the application's link inside one", () => {
    render(
      <Link href="/shelf" replace>
        书架
      </Link>,
      { wrapper: LinkSpy },
    );
    expect(screen.getByRole('link').dataset['replace']).toBe('yes');
  });
});

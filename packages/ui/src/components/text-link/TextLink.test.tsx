import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { TextLink } from './TextLink.tsx';

it('is a link where it leads somewhere, else a button', () => {
  const onPress = vi.fn();
  render(
    <>
      <TextLink href="/bean-ticket-rules">使用规则</TextLink>
      <TextLink onPress={onPress}>清空</TextLink>
    </>,
  );
  expect(screen.getByRole('link', { name: '使用规则' }).getAttribute('href')).toBe('/bean-ticket-rules');
  fireEvent.click(screen.getByRole('button', { name: '清空' }));
  expect(onPress).toHaveBeenCalledTimes(1);
});

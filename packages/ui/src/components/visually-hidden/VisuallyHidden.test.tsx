import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { VisuallyHidden } from './VisuallyHidden.tsx';

it('is read by screen readers, in a block or inside of words', () => {
  render(
    <>
      <VisuallyHidden>
        <h1>书城</h1>
      </VisuallyHidden>
      <fieldset>
        <legend>
          <VisuallyHidden as="span">主题</VisuallyHidden>
        </legend>
      </fieldset>
    </>,
  );
  expect(screen.getByRole('heading', { name: '书城' })).toBeTruthy();
  expect(screen.getByRole('group', { name: '主题' })).toBeTruthy();
});

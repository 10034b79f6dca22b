import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CloseIcon } from '../../icons/CloseIcon.tsx';
import { IconButton } from './IconButton.tsx';

it('is named by its label, not by its icon', () => {
  render(
    <IconButton label="关闭">
      <CloseIcon />
    </IconButton>,
  );
  expect(screen.getByRole('button', { name: '关闭' })).toBeDefined();
  expect(screen.queryByRole('img')).toBeNull();
});

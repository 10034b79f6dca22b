import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Avatar } from './Avatar.tsx';

it.each([undefined, ''])('draws a figure where the picture is %j [COMMENT-02]', (src) => {
  const { container } = render(<Avatar src={src} />);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('svg')).not.toBeNull();
});

import { composeStories } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as stories from './Parts.stories.tsx';

it.each(Object.entries(composeStories(stories)))('the story %s shows something', (_name, Story) => {
  render(<Story />);
  expect(document.body.textContent.length + document.querySelectorAll('svg, img, [aria-busy]').length).toBeGreaterThan(
    0,
  );
});

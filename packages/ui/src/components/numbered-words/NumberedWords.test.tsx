import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { NumberedWords } from './NumberedWords.tsx';

it('numbers its words, each a link or a button', () => {
  const onPress = vi.fn();
  render(
    <NumberedWords
      label="热门搜索"
      words={[
        { text: '灯火', href: '/cover/1' },
        { text: '海岛', onPress },
      ]}
    />,
  );
  expect(screen.getByRole('list', { name: '热门搜索' }).textContent).toBe('1灯火2海岛');
  expect(screen.getByRole('link', { name: /灯火/ }).getAttribute('href')).toBe('/cover/1');
  fireEvent.click(screen.getByRole('button', { name: /海岛/ }));
  expect(onPress).toHaveBeenCalledTimes(1);
});

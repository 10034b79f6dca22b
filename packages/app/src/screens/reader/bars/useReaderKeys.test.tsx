import { fireEvent, render, renderHook, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useReaderKeys, type ReaderAction } from './useReaderKeys.ts';

const onAction = vi.fn<(action: ReaderAction) => void>();
const keys = (characters = true) => renderHook(() => useReaderKeys(onAction, characters));
const press = (key: string, more: KeyboardEventInit = {}, target: Element | Window = window) =>
  fireEvent.keyDown(target, { key, ...more });

beforeEach(() => onAction.mockClear());

describe('the reader’s keys', () => {
  it.each<[string, ReaderAction]>([
    ['ArrowRight', 'next-page'],
    ['ArrowLeft', 'previous-page'],
    ['PageDown', 'next-page'],
    ['PageUp', 'previous-page'],
    [' ', 'next-page'],
    ['ArrowDown', 'line-down'],
    ['ArrowUp', 'line-up'],
    [']', 'next-chapter'],
    ['[', 'previous-chapter'],
    ['c', 'catalog'],
    ['t', 'theme'],
    ['+', 'larger'],
    ['-', 'smaller'],
    ['/', 'search'],
    ['?', 'help'],
    ['Escape', 'close'],
  ])('%s does %s', (key, action) => {
    keys();
    // A key that was taken is not the browser's any more.
    expect(press(key)).toBe(false);
    expect(onAction.mock.calls).toEqual([[action]]);
  });

  it('turns back with Shift and space', () => {
    keys();
    press(' ', { shiftKey: true });
    expect(onAction).toHaveBeenCalledWith('previous-page');
  });

  it('leaves keys with a modifier, and keys it does not know, to the browser', () => {
    keys();
    expect(press('c', { ctrlKey: true })).toBe(true);
    expect(press('t', { metaKey: true })).toBe(true);
    expect(press('q')).toBe(true);
    expect(onAction).not.toHaveBeenCalled();
  });

  it('is off while one types', () => {
    keys();
    render(<input aria-label="词" />);
    press('c', {}, screen.getByRole('textbox'));
    expect(onAction).not.toHaveBeenCalled();
    press('Escape', {}, screen.getByRole('textbox'));
    expect(onAction).toHaveBeenCalledWith('close');
  });

  it('is off where a layer is open, also once nothing in it has the focus', () => {
    keys();
    render(
      <dialog open>
        <button>好</button>
      </dialog>,
    );
    for (const target of [screen.getByRole('button'), document.body]) {
      press('ArrowRight', {}, target);
      // What is not prevented closes the layer.
      expect(press('Escape', {}, target)).toBe(true);
    }
    expect(onAction).not.toHaveBeenCalled();
  });

  it('leaves a slider and a switch the keys that move them, and no more', () => {
    keys();
    render(
      <>
        <input type="range" />
        <input type="radio" />
      </>,
    );
    for (const target of [screen.getByRole('slider'), screen.getByRole('radio')]) {
      onAction.mockClear();
      for (const key of ['ArrowRight', 'PageDown', ' ']) press(key, {}, target);
      expect(onAction).not.toHaveBeenCalled();
      press('c', {}, target);
      expect(onAction).toHaveBeenCalledWith('catalog');
    }
  });

  it('leaves space to a button that has the focus', () => {
    keys();
    render(<button>好</button>);
    press(' ', {}, screen.getByRole('button'));
    expect(onAction).not.toHaveBeenCalled();
    press('ArrowRight', {}, screen.getByRole('button'));
    expect(onAction).toHaveBeenCalledWith('next-page');
  });

  it('has single characters switched off on request, not the keys that browsers share', () => {
    keys(false);
    for (const key of ['c', 't', '+', '/', '?', ']']) press(key);
    expect(onAction).not.toHaveBeenCalled();
    for (const key of ['ArrowRight', ' ', 'Escape']) press(key);
    expect(onAction).toHaveBeenCalledTimes(3);
  });

  it('are taken from the frame on in which the page is announced', () => {
    renderHook(() => {
      useReaderKeys(onAction, true);
      useLayoutEffect(() => void press(']'), []);
    });
    expect(onAction.mock.calls).toEqual([['next-chapter']]);
  });
});

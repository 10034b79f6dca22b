import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SearchCombobox, type SearchComboboxProps } from './SearchCombobox.tsx';

const WORDS = ['灯塔', '灯下调频', '海岛灯塔猫'];

function Typed({ onChange, ...props }: Partial<SearchComboboxProps>) {
  const [value, setValue] = useState('');
  const change = (text: string, isComposing: boolean) => {
    setValue(text);
    onChange?.(text, isComposing);
  };
  return (
    <SearchCombobox value={value} onSubmit={() => undefined} onCancel={() => undefined} {...props} onChange={change} />
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: '搜索' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const press = (key: string, init: object = {}) => fireEvent.keyDown(field(), { key, ...init });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () => {
  const id = field().getAttribute('aria-activedescendant');
  return id === null ? undefined : document.getElementById(id)?.textContent;
};

// The test's browser draws nothing, and scrolls to nothing.
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

const open = (props: Partial<SearchComboboxProps> = {}) => {
  const onSubmit = vi.fn();
  const onCancel = vi.fn();
  const onChange = vi.fn();
  render(<Typed suggestions={WORDS} onSubmit={onSubmit} onCancel={onCancel} onChange={onChange} {...props} />);
  return { onSubmit, onCancel, onChange };
};

describe('the field of the search page', () => {
  it('sends what was typed and lowers the keyboard [UI-35]', () => {
    const { onSubmit } = open({ suggestions: [] });
    field().focus();
    type('聊斋');
    fireEvent.submit(screen.getByRole('search'));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('聊斋');
    expect(document.activeElement).not.toBe(field());
  });

  it('can be cleared, and keeps the focus then', () => {
    open();
    expect(screen.queryByRole('button', { name: '清空输入' })).toBeNull();
    type('聊斋');
    fireEvent.click(screen.getByRole('button', { name: '清空输入' }));
    expect([field().value, document.activeElement]).toEqual(['', field()]);
  });

  it('takes the focus when it is asked to, and only then', () => {
    const { unmount } = render(<Typed />);
    expect(document.activeElement).not.toBe(field());
    unmount();
    render(<Typed focusKey="visit" />);
    expect(document.activeElement).toBe(field());
  });

  it('is left by 取消', () => {
    const { onCancel } = open();
    type('灯');
    fireEvent.click(screen.getByRole('button', { name: '取消' }));
    expect(onCancel).toHaveBeenCalledTimes(1);
    expect(options()).toEqual([]);
  });
});

describe('its suggestions', () => {
  it('show as soon as one types, not before', () => {
    open();
    expect([options(), field().getAttribute('aria-expanded')]).toEqual([[], 'false']);
    type('灯');
    expect([options(), field().getAttribute('aria-expanded')]).toEqual([WORDS, 'true']);
    expect(screen.getByRole('listbox').id).toBe(field().getAttribute('aria-controls'));
  });

  it('are walked through by the arrow keys, the field being one stop of the round', () => {
    open();
    type('灯');
    const stops = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'].map((key) => {
      press(key);
      return active();
    });
    expect(stops).toEqual(['灯塔', '灯下调频', '海岛灯塔猫', undefined, '海岛灯塔猫', '灯下调频']);
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('灯下调频');
  });

  it('are sent by Enter where an arrow key chose one, else what was typed is', () => {
    const { onSubmit } = open();
    type('灯');
    fireEvent.submit(screen.getByRole('search'));
    type('灯火');
    press('ArrowDown');
    fireEvent.submit(screen.getByRole('search'));
    expect(onSubmit.mock.calls).toEqual([['灯'], ['灯塔']]);
    expect(options()).toEqual([]);
  });

  it('are sent by a tap', () => {
    const { onSubmit } = open();
    type('灯');
    fireEvent.click(screen.getByRole('option', { name: '海岛灯塔猫' }));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('海岛灯塔猫');
    expect(options()).toEqual([]);
  });

  it('are closed by Escape, which empties the field when they are closed', () => {
    open();
    type('灯');
    press('Escape');
    expect([options(), field().value]).toEqual([[], '灯']);
    press('Escape');
    expect(field().value).toBe('');
  });

  it('come back by an arrow key, whose option is forgotten when one types on', () => {
    open();
    type('灯');
    press('Escape');
    press('ArrowDown');
    expect([options(), active()]).toEqual([WORDS, '灯塔']);
    type('灯火');
    expect(active()).toBeUndefined();
  });

  it('close when the focus goes elsewhere or somebody presses elsewhere, and stay when a keyboard goes down', () => {
    open();
    type('灯');
    act(() => field().focus());
    fireEvent.focusOut(field(), { relatedTarget: null });
    expect(options()).toEqual(WORDS);
    fireEvent.focusOut(field(), { relatedTarget: document.body });
    expect(options()).toEqual([]);
    type('灯火');
    fireEvent.mouseDown(document.body);
    expect(options()).toEqual([]);
  });

  it('are drawn as the page wants', () => {
    open({ renderSuggestion: (word) => <b>{word}！</b> });
    type('灯');
    expect(options()).toEqual(WORDS.map((word) => `${word}！`));
  });
});

describe('an input method', () => {
  it('that is at work makes text that is not meant yet, and says so until it has ended', () => {
    const { onChange } = open();
    fireEvent.compositionStart(field());
    type('deng');
    expect(onChange).toHaveBeenLastCalledWith('deng', true);
    type('灯');
    fireEvent.compositionEnd(field());
    expect(onChange).toHaveBeenLastCalledWith('灯', false);
  });

  it('has the keys for itself: Enter sends nothing, arrows choose nothing, Escape clears nothing', () => {
    const { onSubmit } = open();
    type('灯');
    fireEvent.compositionStart(field());
    type('灯huo');
    press('ArrowDown');
    press('Escape');
    expect([active(), field().value, options()]).toEqual([undefined, '灯huo', WORDS]);
    expect(press('Enter')).toBe(false);
    fireEvent.submit(screen.getByRole('search'));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('of Safari, which ends before the key that ended it comes, has that key too', () => {
    open();
    fireEvent.compositionStart(field());
    fireEvent.compositionEnd(field());
    expect(press('Enter', { keyCode: 229 })).toBe(false);
    expect(press('Enter', { keyCode: 13 })).toBe(true);
  });
});

it('takes what was typed before scripts ran, keeps it, and searches for it [SEARCH-04]', () => {
  const [onChange, onSubmit] = [vi.fn(), vi.fn()];
  const page = <Typed onChange={onChange} onSubmit={onSubmit} />;
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(page);
  field().value = '灯塔';
  const roots: Root[] = [];
  act(() => void roots.push(hydrateRoot(place, page)));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('灯塔', false);
  expect(field().value).toBe('灯塔');
  fireEvent.submit(screen.getByRole('search'));
  expect(onSubmit).toHaveBeenCalledWith('灯塔');
  act(() => roots[0]?.unmount());
  place.remove();
});

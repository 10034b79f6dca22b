import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { SearchForm, type SearchFormProps } from './SearchForm.tsx';

function Typed(props: Partial<SearchFormProps>) {
  const [value, setValue] = useState('');
  return <SearchForm value={value} onChange={setValue} onSubmit={() => undefined} {...props} />;
}
const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } });

describe('SearchForm', () => {
  it('sends what was typed [UI-35]', () => {
    const onSubmit = vi.fn();
    render(<Typed onSubmit={onSubmit} />);
    type('聊斋');
    fireEvent.submit(screen.getByRole('searchbox'));
    expect(onSubmit).toHaveBeenCalledWith('聊斋');
  });

  it('can be cleared, and keeps the focus then', () => {
    render(<Typed />);
    expect(screen.queryByRole('button', { name: '清空' })).toBeNull();
    type('聊斋');
    fireEvent.click(screen.getByRole('button', { name: '清空' }));
    const field = screen.getByRole<HTMLInputElement>('searchbox');
    expect(field.value).toBe('');
    expect(document.activeElement).toBe(field);
  });

  it.each([
    ['keeps the focus where a keyboard stands beside the screen', true],
    ['gives the focus up where the keyboard is on the screen, so that it goes down', false],
  ])('%s', (_, matches) => {
    vi.stubGlobal('matchMedia', () => ({ matches }));
    render(<Typed />);
    const field = screen.getByRole('searchbox');
    field.focus();
    fireEvent.submit(field);
    expect(document.activeElement === field).toBe(matches);
  });

  it('can be left by 取消', () => {
    const onCancel = vi.fn();
    render(<Typed onCancel={onCancel} />);
    fireEvent.click(screen.getByRole('button', { name: '取消' }));
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  it('takes as much as it is told', () => {
    render(<Typed maxLength={200} />);
    expect(screen.getByRole<HTMLInputElement>('searchbox').maxLength).toBe(200);
  });
});

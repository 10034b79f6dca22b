import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { passTime } from '../../testing/passTime.ts';
import { createToaster } from './createToaster.ts';
import { Toaster } from './Toaster.tsx';

describe('Toaster', () => {
  const toaster = createToaster();
  const show = (...args: Parameters<typeof toaster.show>) => act(() => toaster.show(...args));

  beforeEach(() => {
    vi.useFakeTimers();
    toaster.dismiss();
  });

  it('says it politely and takes it down after 1500 ms [UI-13, CONST-17]', () => {
    render(<Toaster toaster={toaster} />);
    show('已加入书架');
    expect(screen.getByRole('status').textContent).toBe('已加入书架');
    passTime(1499);
    expect(screen.getByRole('status').textContent).toBe('已加入书架');
    passTime(1);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('stays as long as it is told', () => {
    render(<Toaster toaster={toaster} />);
    show('书架已满', { durationMs: 5000 });
    passTime(4999);
    expect(screen.queryByText('书架已满')).not.toBeNull();
    passTime(1);
    expect(screen.queryByText('书架已满')).toBeNull();
  });

  it('gives a new toast its full time', () => {
    render(<Toaster toaster={toaster} />);
    show('一');
    passTime(1400);
    show('二');
    passTime(1400);
    expect(screen.getByRole('status').textContent).toBe('二');
  });

  it('stays no shorter than readers in need of time are given', () => {
    render(<Toaster toaster={toaster} minimumMs={5000} />);
    show('慢慢看');
    passTime(4999);
    expect(screen.queryByText('慢慢看')).not.toBeNull();
  });

  it.each(['left', 'right', 'above', 'below'] as const)('carries an icon %s of its words [UI-14]', (iconSide) => {
    render(<Toaster toaster={toaster} />);
    show('好', { icon: <b>图</b>, iconSide });
    expect(screen.getByText('好').parentElement?.dataset['iconSide']).toBe(iconSide);
    expect(screen.getByText('图')).toBeDefined();
  });

  it('dismisses only the toast it is asked to', () => {
    render(<Toaster toaster={toaster} />);
    show('一');
    const first = toaster.current()?.id;
    show('二');
    act(() => toaster.dismiss(first));
    expect(screen.getByRole('status').textContent).toBe('二');
  });
});

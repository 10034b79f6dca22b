import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';
import css from './Button.module.css?raw';

describe('Button', () => {
  it('is pressed', () => {
    const onPress = vi.fn();
    render(<Button onPress={onPress}>开始阅读</Button>);
    fireEvent.click(screen.getByRole('button', { name: '开始阅读' }));
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('takes no presses while it is busy, and says so', () => {
    const onPress = vi.fn();
    render(
      <Button busy onPress={onPress}>
        购买
      </Button>,
    );
    const button = screen.getByRole('button', { name: '购买' });
    fireEvent.click(button);
    expect(onPress).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });

  it('keeps the focus while it is busy, also where all buttons beside it are disabled meanwhile', () => {
    render(
      <Button busy disabled>
        购买
      </Button>,
    );
    const button = screen.getByRole('button', { name: '购买' });
    button.focus();
    expect(document.activeElement).toBe(button);
  });

  it('sends no form while it is busy', () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy>
          发送
        </Button>
      </form>,
    );
    fireEvent.click(screen.getByRole('button', { name: '发送' }));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('shows at once that it can be pressed: its text never fades, with too little contrast, from one state to another', () => {
    const transitions = css.match(/transition:[^;]*;/gu);
    expect(transitions).toHaveLength(1);
    expect(transitions?.join('')).not.toMatch(/[\s,](?:color|opacity|all)\b/u);
  });

  it('sends a form only where it is meant to', () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button>看看</Button>
        <Button type="submit">发送</Button>
      </form>,
    );
    fireEvent.click(screen.getByRole('button', { name: '看看' }));
    expect(onSubmit).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: '发送' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('can lead somewhere', () => {
    render(<Button href="/reader/1">继续阅读</Button>);
    expect(screen.getByRole('link', { name: '继续阅读' }).getAttribute('href')).toBe('/reader/1');
  });
});

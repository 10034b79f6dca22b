import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { tokens } from '../../tokens/tokens.ts';
import { Modal } from './Modal.tsx';

const ignore = () => undefined;
const locks = () => document.documentElement.dataset['scrollLocks'];

/** What kernels with a native way do. */
const nativeDialog = {
  showModal(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  },
  close(this: HTMLDialogElement) {
    this.removeAttribute('open');
  },
};

// This DOM has no showModal: what is tested here is the way of kernels without it. Stories test the native way.
describe('Modal', () => {
  it('is not there while it is closed', () => {
    render(
      <Modal open={false} label="设置" onClose={ignore}>
        内容
      </Modal>,
    );
    expect(screen.queryByText('内容')).toBeNull();
  });

  it('takes the focus and gives it back', async () => {
    render(<button>打开</button>);
    const opener = screen.getByRole('button', { name: '打开' });
    opener.focus();
    const { unmount } = render(
      <Modal open label="设置" onClose={ignore}>
        <button>好</button>
      </Modal>,
    );
    expect(screen.getByRole('dialog', { name: '设置' }).contains(document.activeElement)).toBe(true);
    unmount();
    expect(document.activeElement).toBe(opener);
  });

  it('gives the focus to the field that it is opened for, and then back', () => {
    render(<button>打开</button>);
    const opener = screen.getByRole('button', { name: '打开' });
    opener.focus();
    const { unmount } = render(
      <StrictMode>
        <Modal open label="搜索" onClose={ignore}>
          <button>关闭</button>
          <input data-autofocus />
        </Modal>
      </StrictMode>,
    );
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    unmount();
    expect(document.activeElement).toBe(opener);
  });

  it('keeps Tab inside', () => {
    render(
      <Modal open label="设置" onClose={ignore}>
        <button>一</button>
        <button>二</button>
      </Modal>,
    );
    const [first, last] = screen.getAllByRole('button');
    last?.focus();
    fireEvent.keyDown(document.body, { key: 'Tab' });
    expect(document.activeElement).toBe(first);
    fireEvent.keyDown(document.body, { key: 'Tab', shiftKey: true });
    expect(document.activeElement).toBe(last);
  });

  it('asks to be closed by Escape and by a press on the backdrop', () => {
    const onClose = vi.fn();
    render(
      <Modal open label="设置" onClose={onClose}>
        内容
      </Modal>,
    );
    fireEvent.keyDown(screen.getByText('内容'), { key: 'Escape' });
    expect(onClose).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByText('内容'));
    expect(onClose).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole('dialog'));
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('stays when the backdrop is not meant to close it', () => {
    const onClose = vi.fn();
    render(
      <Modal open label="设置" onClose={onClose} closeOnBackdrop={false}>
        内容
      </Modal>,
    );
    fireEvent.click(screen.getByRole('dialog'));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('holds the page still as long as a layer is open [GUIDE-18]', () => {
    const one = render(
      <Modal open label="一" onClose={ignore}>
        一
      </Modal>,
    );
    const two = render(
      <Modal open label="二" onClose={ignore}>
        二
      </Modal>,
    );
    one.unmount();
    expect(locks()).toBe('1');
    two.unmount();
    expect(locks()).toBeUndefined();
  });

  it('lets a finger scroll the layer, not the page through the backdrop', () => {
    render(
      <Modal open label="设置" onClose={ignore}>
        内容
      </Modal>,
    );
    expect(fireEvent.touchMove(screen.getByText('内容'), { cancelable: true })).toBe(true);
    expect(fireEvent.touchMove(screen.getByRole('dialog'), { cancelable: true })).toBe(false);
  });

  it('leaves in 300 ms, silent meanwhile [CONST-19]', () => {
    vi.useFakeTimers();
    const { rerender } = render(
      <Modal open label="设置" onClose={ignore}>
        内容
      </Modal>,
    );
    rerender(
      <Modal open={false} label="设置" onClose={ignore}>
        内容
      </Modal>,
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(tokens.motion.layer).toBe('300ms');
    act(() => void vi.advanceTimersByTime(299));
    expect(screen.queryByText('内容')).not.toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.queryByText('内容')).toBeNull();
  });

  it('is not closed by the double effects of development', async () => {
    const onClose = vi.fn();
    render(
      <StrictMode>
        <Modal open label="设置" onClose={onClose}>
          <button>好</button>
        </Modal>
      </StrictMode>,
    );
    for (let task = 0; task < 12; task += 1) await new Promise((resolve) => setTimeout(resolve, 0));
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog').hasAttribute('open')).toBe(true);
  });

  it('is not closed by the late word of an earlier closing', () => {
    const { prototype } = HTMLDialogElement;
    Object.assign(prototype, nativeDialog);
    try {
      const onClose = vi.fn();
      const { unmount } = render(
        <Modal open label="设置" onClose={onClose}>
          内容
        </Modal>,
      );
      const dialog = screen.getByRole('dialog');
      fireEvent(dialog, new Event('close'));
      expect(onClose).not.toHaveBeenCalled();
      dialog.removeAttribute('open');
      fireEvent(dialog, new Event('close'));
      expect(onClose).toHaveBeenCalledTimes(1);
      unmount();
    } finally {
      Reflect.deleteProperty(prototype, 'showModal');
      Reflect.deleteProperty(prototype, 'close');
    }
  });

  it('asks to be closed by back [NET-09]', async () => {
    const onClose = vi.fn();
    render(
      <Modal open label="设置" onClose={onClose}>
        内容
      </Modal>,
    );
    const arrival = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    history.back();
    await arrival;
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

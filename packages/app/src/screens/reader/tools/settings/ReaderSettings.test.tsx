import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aHost } from '../../../../testing/aHost.ts';
import { renderReader, type RenderReaderOptions } from '../../../../testing/renderReader.tsx';

async function openSettings(options: RenderReaderOptions = {}) {
  const view = await renderReader(options);
  await screen.findByText(/第1章的正文/);
  fireEvent.click(await screen.findByRole('button', { name: '设置' }));
  await screen.findByRole('region', { name: '阅读设置' });
  return { ...view, settings: () => view.services.readerSettings.getState().settings };
}

const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

/** A button that keeps the focus, and says that there is no more. */
function isAtEnd(name: string): boolean {
  const button = screen.getByRole<HTMLButtonElement>('button', { name });
  return button.getAttribute('aria-disabled') === 'true' && !button.disabled;
}

describe('the reader’s settings', () => {
  it.each([
    ['护眼', { theme: 'eye' }],
    ['羊皮纸', { theme: 'parchment' }],
    ['夜间', { theme: 'night' }],
    ['平移', { paging: 'slide' }],
    ['覆盖', { paging: 'cover' }],
    ['楷体', { font: 'kai' }],
    ['一行', { paragraphGap: 1 }],
    ['很宽', { margin: 40 }],
    ['很松', { lineHeight: 2.25 }],
    ['繁体', { script: 'traditional' }],
  ])('offer %s and keep it [READER-40]', async (name, expected) => {
    const { settings } = await openSettings();
    const [first] = screen.getAllByRole('radio', { name: new RegExp(`^${name}`) });
    if (first) fireEvent.click(first);
    expect(settings()).toMatchObject(expected);
  });

  it('go from 14 to 32 px in steps, and keep the focus at either end [READER-40]', async () => {
    const { settings } = await openSettings({ device: { reader_settings: { fontSize: 30 } } });
    fireEvent.click(screen.getByRole('button', { name: '放大字号' }));
    expect(settings().fontSize).toBe(32);
    expect(isAtEnd('放大字号')).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: '放大字号' }));
    expect(settings().fontSize).toBe(32);
    for (let step = 0; step < 9; step += 1) fireEvent.click(screen.getByRole('button', { name: '缩小字号' }));
    expect(settings().fontSize).toBe(14);
    expect(isAtEnd('缩小字号')).toBe(true);
  });

  it('keep Tab to themselves: what they cover is out of its reach', async () => {
    await openSettings();
    const done = screen.getByRole('button', { name: '完成' });
    const first = screen.getByRole('button', { name: '缩小字号' });
    done.focus();
    fireEvent.keyDown(done, { key: 'Tab' });
    expect(document.activeElement).toBe(first);
    fireEvent.keyDown(first, { key: 'Tab', shiftKey: true });
    expect(document.activeElement).toBe(done);
  });

  it('darken the page with a veil [READER-40]', async () => {
    const { settings, container } = await openSettings();
    expect(container.querySelector('[data-dim]')).toBeNull();
    fireEvent.change(screen.getByRole('slider', { name: '亮度' }), { target: { value: '60' } });
    expect(settings().brightness).toBe(60);
    expect(container.querySelector<HTMLElement>('[data-dim]')?.style.getPropertyValue('--reader-light')).toBe('0.6');
  });

  it('offer the squeeze of punctuation where pages turn', async () => {
    const { settings } = await openSettings();
    expect(screen.queryByRole('switch', { name: /标点挤压/ })).toBeNull();
    choose('覆盖');
    fireEvent.click(screen.getByRole('switch', { name: /标点挤压/ }));
    expect(settings().squeeze).toBe(false);
  });

  it('start as the host says, and do not offer what it forces [READER-40, HOST-10, HOST-11]', async () => {
    const reader = { isPlatformPath: false, defaultStyle: { fontSize: 26 }, importantStyle: { theme: 'eye' } } as const;
    const { settings } = await openSettings({ host: aHost({ reader }) });
    expect(settings()).toMatchObject({ fontSize: 26, theme: 'eye' });
    expect(document.documentElement.dataset['readingTheme']).toBe('eye');
    expect(screen.queryByRole('radio', { name: '夜间' })).toBeNull();
  });

  it('keep the screen on while a book is open, where the kernel can', async () => {
    const release = vi.fn(() => Promise.resolve());
    const request = vi.fn(() => Promise.resolve({ released: false, release }));
    Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
    try {
      const { unmount } = await openSettings();
      await act(async () => void fireEvent.click(screen.getByRole('switch', { name: /屏幕常亮/ })));
      expect(request).toHaveBeenCalledWith('screen');
      unmount();
      expect(release).toHaveBeenCalledTimes(1);
    } finally {
      Reflect.deleteProperty(navigator, 'wakeLock');
    }
  });

  it('give the focus back to the text when they close', async () => {
    await openSettings();
    fireEvent.click(screen.getByRole('button', { name: '完成' }));
    expect(document.activeElement).toBe(screen.getByRole('region', { name: '正文' }));
  });
});

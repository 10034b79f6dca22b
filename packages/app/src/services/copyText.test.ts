import { afterEach, describe, expect, it, vi } from 'vitest';
import { copyText } from './copyText.ts';

const withClipboard = (writeText: unknown) => vi.stubGlobal('navigator', { clipboard: writeText && { writeText } });

afterEach(() => {
  Reflect.deleteProperty(document, 'execCommand');
});

describe('the hand-off to the app', () => {
  it('is written to the clipboard [GUIDE-09]', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    withClipboard(writeText);
    await expect(copyText('书页#i=1#')).resolves.toBe(true);
    expect(writeText).toHaveBeenCalledWith('书页#i=1#');
  });

  it.each([
    ['has no clipboard of its own', undefined],
    ['may not write to its clipboard', () => Promise.reject(new DOMException('', 'NotAllowedError'))],
  ])(
    'is copied by a selection where a page %s, and leaves nothing behind, nor the focus elsewhere',
    async (_name, writeText) => {
      vi.spyOn(console, 'info').mockImplementation(() => undefined);
      withClipboard(writeText);
      const button = document.body.appendChild(document.createElement('button'));
      button.focus();
      let copied = '';
      Object.assign(document, {
        execCommand: () => {
          const field = document.querySelector('textarea');
          // A selection takes the focus along in Chrome.
          field?.focus();
          copied = field?.value ?? '';
          return true;
        },
      });
      await expect(copyText('书页')).resolves.toBe(true);
      expect(copied).toBe('书页');
      expect(document.querySelector('textarea')).toBeNull();
      expect(document.activeElement).toBe(button);
      button.remove();
    },
  );

  it('is given up where the browser allows neither', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
    withClipboard(() => Promise.reject(new DOMException('', 'NotAllowedError')));
    await expect(copyText('书页')).resolves.toBe(false);
    withClipboard(undefined);
    await expect(copyText('书页')).resolves.toBe(false);
  });
});

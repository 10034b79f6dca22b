import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderReader } from '../../../../testing/renderReader.tsx';

const slider = () => screen.findByRole<HTMLInputElement>('slider', { name: '章节进度' });

/** What a thumb does: moves, and is let go. */
const moveTo = (input: HTMLInputElement, value: number) => fireEvent.input(input, { target: { value: String(value) } });
const releaseFocused = (input: HTMLInputElement) =>
  act(() => void input.dispatchEvent(new Event('change', { bubbles: true })));

describe('the slider of chapters', () => {
  it('starts at the current chapter and announces it', async () => {
    await renderReader({ query: '?forceChapterIndex=4' });
    await screen.findByText(/第5章的正文/);
    const input = await slider();
    expect(input.valueAsNumber).toBe(4);
    expect(input.getAttribute('aria-valuetext')).toBe('第5章，第5章，共12章');
  });

  it('names the chapter under the thumb and goes there only when it is let go', async () => {
    await renderReader();
    await screen.findByText(/第1章的正文/);
    const input = await slider();
    moveTo(input, 7);
    expect(screen.getAllByRole('status').some(({ textContent }) => textContent === '第8章')).toBe(true);
    expect(screen.queryByText(/第8章的正文/)).toBeNull();
    releaseFocused(input);
    expect(await screen.findByText(/第8章的正文/)).toBeTruthy();
    expect(screen.getByRole('button', { name: /^8 \/ 12章/ })).toBeTruthy();
  });

  it('offers buttons for the chapters before and after, and the list', async () => {
    await renderReader();
    await screen.findByText(/第1章的正文/);
    expect(await screen.findByRole('button', { name: '下一章' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /打开章节列表/ }));
    expect(await screen.findByRole('dialog', { name: /^目录/ })).toBeTruthy();
  });

  it('is at its end behind the last chapter', async () => {
    await renderReader({ chapters: 3, query: '?forceChapterIndex=2' });
    await screen.findByText(/第3章的正文/);
    fireEvent.click(await screen.findByRole('button', { name: '下一章' }));
    expect((await slider()).valueAsNumber).toBe(2);
  });
});

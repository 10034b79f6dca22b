import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { passTime } from '../../testing/passTime.ts';
import { FloatingWidget } from './FloatingWidget.tsx';

const widget = () => screen.getByRole('button');
const state = () => widget().dataset['state'];
const task = (finished = false) => (
  <FloatingWidget label="阅读任务" icon="图" finished={finished}>
    再读3页
  </FloatingWidget>
);

describe('FloatingWidget', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('innerHeight', 800);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 500, 100, 44));
  });

  it('is open at first and folds itself after 5000 ms [UI-32, FARM-02, FARM-03, CONST-23]', () => {
    render(task());
    expect(state()).toBe('open');
    expect(widget().textContent).toContain('再读3页');
    passTime(4999);
    expect(state()).toBe('open');
    passTime(1);
    expect(state()).toBe('closed');
    expect(screen.getByRole('button', { name: '阅读任务', expanded: false })).toBeDefined();
  });

  it('is toggled by a tap [FARM-04]', () => {
    render(task());
    fireEvent.click(widget());
    expect(state()).toBe('closed');
    fireEvent.click(widget());
    expect(state()).toBe('open');
    passTime(5000);
    expect(state()).toBe('closed');
  });

  it('unfolds when the task is finished and stays so [FARM-05, FARM-07, ENUM-23]', () => {
    const { rerender } = render(task());
    passTime(5000);
    rerender(task(true));
    expect(state()).toBe('finished');
    passTime(60_000);
    expect(screen.getByRole('button', { expanded: true })).toBeDefined();
  });

  it('stays open when it is tapped after the task is finished, also where it was finished at first [FARM-05]', () => {
    render(task(true));
    fireEvent.click(widget());
    expect(state()).toBe('finished');
    expect(screen.getByRole('button', { expanded: true }).textContent).toContain('再读3页');
  });

  it('folds after another time where one is given [FARM-03]', () => {
    render(
      <FloatingWidget label="阅读任务" icon="图" foldMs={800}>
        再读3页
      </FloatingWidget>,
    );
    passTime(799);
    expect(state()).toBe('open');
    passTime(1);
    expect(state()).toBe('closed');
  });

  it('is dragged up and down, within the screen, never sideways [FARM-06]', () => {
    render(task());
    const drag = (x: number, y: number) => {
      fireEvent.mouseDown(widget(), { clientX: 0, clientY: 500 });
      fireEvent.mouseMove(document, { clientX: x, clientY: y });
      fireEvent.mouseUp(document);
      fireEvent.click(widget());
    };
    drag(200, 420);
    expect(widget().style.transform).toBe('translateY(-80px)');
    expect(state()).toBe('open');
    drag(200, -4000);
    expect(widget().style.transform).toBe('translateY(-524px)');
  });

  it('is dragged by touch, holding the page still', () => {
    render(task());
    fireEvent.touchStart(widget(), { touches: [{ clientY: 500 }] });
    expect(fireEvent.touchMove(widget(), { touches: [{ clientY: 504 }] })).toBe(true);
    expect(fireEvent.touchMove(widget(), { touches: [{ clientY: 560 }] })).toBe(false);
    expect(widget().style.transform).toBe('translateY(60px)');
  });

  it('is moved by arrow keys too', () => {
    render(task());
    fireEvent.keyDown(widget(), { key: 'ArrowUp' });
    expect(widget().style.transform).toBe('translateY(-24px)');
    fireEvent.click(widget());
    expect(state()).toBe('closed');
  });
});

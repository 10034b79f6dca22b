import { describe, expect, it, vi } from 'vitest';
import { afterNextFrame } from './afterNextFrame.ts';

const frame = (): Promise<number> => new Promise((done) => requestAnimationFrame(done));

describe('what waits for the frame', () => {
  it('runs once the page was drawn, and once only', async () => {
    const order: string[] = [];
    requestAnimationFrame(() => order.push('frame'));
    await new Promise<void>((done) => {
      afterNextFrame(() => {
        order.push('later');
        done();
      });
    });
    expect(order).toEqual(['frame', 'later']);
    await new Promise((done) => setTimeout(done, 250));
    expect(order).toHaveLength(2);
  });

  it('runs ongoing work in spare time without another frame', async () => {
    const request = vi.spyOn(window, 'requestAnimationFrame');
    const spareMs = await new Promise((done) => afterNextFrame(done, true));
    expect(spareMs).toBeGreaterThanOrEqual(0);
    expect(request).not.toHaveBeenCalled();
    request.mockRestore();
  });

  it('can be called off, before the frame and after it', async () => {
    const run = vi.fn<() => void>();
    afterNextFrame(run)();
    const stop = afterNextFrame(run);
    requestAnimationFrame(stop);
    await frame();
    await new Promise((done) => setTimeout(done, 250));
    expect(run).not.toHaveBeenCalled();
  });

  it('comes without a frame too, for a page that nobody sees', async () => {
    vi.stubGlobal('requestAnimationFrame', () => 0);
    const run = vi.fn<() => void>();
    afterNextFrame(run);
    await expect.poll(() => run.mock.calls.length).toBe(1);
    vi.unstubAllGlobals();
  });
});

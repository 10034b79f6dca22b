import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { stubWindowWidth } from '../../../../testing/stubWindowWidth.ts';
import { renderReader, type RenderReaderOptions } from '../../../../testing/renderReader.tsx';

beforeEach(() => stubWindowWidth(1280));

async function openDesktop(options: RenderReaderOptions = {}) {
  const view = await renderReader({ place: '/pc/reader/1001', query: '?forceChapterIndex=4', ...options });
  await screen.findByText(/第5章的正文/);
  return { ...view, rail: within(await screen.findByRole('navigation', { name: '阅读工具' })) };
}

const side = () => screen.queryByRole('complementary', { name: '目录' });

describe('the desktop reader', () => {
  it('shows the chapters of the book with its tools at the edge [ROUTE-12, MISC-04]', async () => {
    const { rail, at } = await openDesktop();
    expect(at.address).toBe('/pc/reader/1001');
    expect(rail.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      '目录',
      '书签列表',
      '搜索本书',
      '阅读设置',
      '在手机上读',
      '更多工具',
    ]);
  });

  it('has the same locks [MISC-04]', async () => {
    await renderReader({ place: '/pc/reader/1001', query: '?forceChapterIndex=10' });
    await screen.findByRole('heading', { name: '第11章' });
    expect(screen.getAllByText('本章价格：12书豆').length).toBeGreaterThan(0);
  });

  it('keeps the chapters beside the text while one goes through them', async () => {
    const { rail, container } = await openDesktop();
    fireEvent.click(rail.getByRole('button', { name: '目录' }));
    const list = within(await screen.findByRole('complementary', { name: '目录' }));
    expect(container.querySelector('[data-side]')).toBeTruthy();
    fireEvent.click(list.getByRole('button', { name: '第8章' }));
    expect(await screen.findByText(/第8章的正文/)).toBeTruthy();
    expect(list.getByRole('button', { current: true }).textContent).toBe('第8章');
    fireEvent.click(list.getByRole('button', { name: '收起目录' }));
    expect(side()).toBeNull();
    expect(container.querySelector('[data-side]')).toBeNull();
  });

  it('brings and takes the chapters by key', async () => {
    await openDesktop();
    act(() => void fireEvent.keyDown(window, { key: 'c' }));
    expect(await screen.findByRole('complementary', { name: '目录' })).toBeTruthy();
    act(() => void fireEvent.keyDown(window, { key: 'c' }));
    expect(side()).toBeNull();
  });

  it('has a drawer where the window is narrow', async () => {
    stubWindowWidth(700);
    const { rail } = await openDesktop();
    fireEvent.click(rail.getByRole('button', { name: '目录' }));
    expect(await screen.findByRole('dialog', { name: /^目录/ })).toBeTruthy();
    expect(side()).toBeNull();
  });

  it('leads to a phone by a code', async () => {
    const { rail } = await openDesktop();
    fireEvent.click(rail.getByRole('button', { name: '在手机上读' }));
    const sheet = within(await screen.findByRole('dialog', { name: '在手机上读' }));
    expect(sheet.getByRole('img', { name: `二维码：${window.location.origin}/reader/1001` })).toBeTruthy();
    fireEvent.click(sheet.getByRole('button', { name: '关闭' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

import { expect } from '@playwright/test';
import { tapWords } from '../steps/tapWords.ts';
import { test } from './inWebKit.ts';
import { isWithinWindow, pathOf, picturesDrawn, shownText, wordsOf } from './looks.ts';

test('the store leads over a cover and the catalogue into the chapter that is chosen there', async ({ journey }) => {
  const { page, open, thrown } = journey;
  await open('/');
  await expect.poll(() => wordsOf(page, 'main')).toContain('编辑力荐');
  await expect.poll(() => picturesDrawn(page)).toBeGreaterThan(2);
  expect(await isWithinWindow(page)).toBe(true);
  await tapWords(page, 'main a', '老街食堂');
  await expect.poll(() => pathOf(page)).toMatch(/^\/(?:book|cover)\/1005/);
  await expect.poll(() => wordsOf(page, 'h1')).toContain('老街食堂');
  expect(await isWithinWindow(page)).toBe(true);
  await tapWords(page, 'main a, main button', '共');
  await expect.poll(() => pathOf(page)).toMatch(/^\/catalog\/1005/);
  await tapWords(page, 'main a', '第二章');
  await expect.poll(() => pathOf(page)).toMatch(/^\/reader\/1005/);
  await expect.poll(() => shownText(page)).toContain('第二章');
  expect(await thrown()).toEqual([]);
});

test('numbers between Chinese words stand apart from them and over none of them', async ({ journey }) => {
  const { page, open } = journey;
  await open('/catalog/1001');
  await expect.poll(() => wordsOf(page, 'main')).toContain('10章');
  const spacing = await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('text-autospace'));
  expect(spacing).toBe('no-autospace');
});

test('a book is put on the shelf by its cover, stands there, and is taken off', async ({ journey }) => {
  const { page, open, thrown } = journey;
  await open('/cover/1001');
  await tapWords(page, 'button', '加入书架');
  await expect.poll(() => wordsOf(page, 'body')).toContain('已加入书架');
  await open('/shelf');
  await expect.poll(() => wordsOf(page, 'ul[aria-label="书架"], [role="list"]')).toContain('纸山图书馆');
  await tapWords(page, 'button', '管理');
  await tapWords(page, '[aria-label="书架"] button', '纸山图书馆');
  await tapWords(page, 'button', '删除(1)');
  await tapWords(page, '[role="alertdialog"] button, dialog[open] button', '删除');
  await expect.poll(() => wordsOf(page, 'main')).not.toContain('纸山图书馆');
  expect(await thrown()).toEqual([]);
});

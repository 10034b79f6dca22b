import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { loadEnvironment } from '../../../services/environment.ts';
import { searchPage } from '../../../testing/searchPage.ts';

it('a word of development opens the choice of environments, and a choice starts the page again [SEARCH-20] (D-153)', async () => {
  const app = await searchPage.open();
  const reload = vi.spyOn(app.services, 'reloadPage').mockReturnValue();
  searchPage.search('shuye:env');
  const panel = within(await screen.findByRole('dialog', { name: '环境' }));
  expect(panel.getByRole<HTMLInputElement>('radio', { name: '本机' }).checked).toBe(true);
  expect([app.at.address, searchPage.asked(app, 'searchResult')]).toEqual(['/search', []]);
  fireEvent.click(panel.getByRole('radio', { name: '测试' }));
  expect(loadEnvironment(app.services.storage)).toBe('test');
  expect(reload).toHaveBeenCalledOnce();
});

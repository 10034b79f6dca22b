import { fireEvent, screen, within } from '@testing-library/react';
import type { Answers } from './fakeServer.ts';
import { renderApp, type RenderAppOptions } from './renderApp.tsx';
import { wireSearch } from './wireSearch.ts';

const answers: Answers = {
  hotWords: {
    data: [
      { title: '山中灯火', bookid: 1 },
      { title: '海岛灯塔猫', bookid: 2 },
      { title: '断桥茶账', bookid: 3 },
      { title: '民国' },
    ],
  },
  searchResult: wireSearch(25),
  searchQuery: wireSearch(25),
  suggestWords: { data: ['灯塔', '灯下调频'] },
};

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: '搜索' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const rows = () => within(screen.getByRole('list', { name: '搜索结果' })).getAllByRole('article');

/** The search as a reader finds it, of a server that finds 25 books for every word unless the test says otherwise. */
export const searchPage = {
  open: ({ answers: change = {}, path = '/search', ...options }: RenderAppOptions = {}) =>
    renderApp({ path, ...options, answers: { ...answers, ...change } }),
  field,
  type,
  search: (value: string) => {
    type(value);
    fireEvent.submit(screen.getByRole('search'));
  },
  press: (name: string) => fireEvent.click(screen.getByRole('button', { name })),
  /** The books of the list. */
  rows,
  findRows: async () => (await screen.findByRole('list', { name: '搜索结果' })) && rows(),
  /** The words of the history. */
  history: () => {
    const list = screen.queryByRole('list', { name: '搜索历史' });
    return list
      ? within(list)
          .getAllByRole('link')
          .map(({ textContent }) => textContent)
      : [];
  },
  /** What was asked of the server by calls of that name. */
  asked: ({ services }: Awaited<ReturnType<typeof renderApp>>, name: string) =>
    services.seen.filter((call) => call.name === name).map(({ fields }) => fields),
};

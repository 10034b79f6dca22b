import { messages } from '@shuye/core-domain/error';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Refusal, type Answers } from '../../testing/fakeServer.ts';
import { fakeStorage } from '../../testing/fakeStorage.ts';
import { searchPage } from '../../testing/searchPage.ts';
import { aWireBrief, wireBriefs } from '../../testing/wire.ts';
import { wireSearch } from '../../testing/wireSearch.ts';

const { open, field, search, press, asked, rows, findRows, history } = searchPage;
const at = (path: string, change: Answers = {}) => open({ path, answers: change });
const scrollTo = (top: number) => act(() => window.scrollTo(0, top));

const broken = (): never => {
  throw new TypeError('broken');
};

const failing = async (refusal: Refusal | (() => never)) => {
  let isUp = false;
  const found = wireSearch(25);
  const fail = () => (typeof refusal === 'function' ? refusal() : refusal);
  const app = await open({
    path: '/search?word=a',
    answers: { searchResult: (fields) => (isUp ? found(fields) : fail()) },
  });
  return { app, recover: () => (isUp = true) };
};
describe('results', () => {
  it('come at once where the address names a word [SEARCH-16]', async () => {
    const app = await at('/search?word=%E7%81%AF%E7%81%AB');
    expect(await findRows()).toHaveLength(10);
    expect([field().value, asked(app, 'searchResult')]).toMatchObject(['灯火', [{ q: '灯火', page: '1' }]]);
    expect(history()).toEqual([]);
  });

  it('come at once where the path names a word, from the call of such addresses [SEARCH-29] [ROUTE-33] [API-53] [SEARCH-22]', async () => {
    const app = await at('/v2/search/%E7%81%AF%2F%E7%81%AB/');
    expect(await findRows()).toHaveLength(10);
    expect(field().value).toBe('灯/火');
    expect(asked(app, 'searchQuery')).toMatchObject([{ q: '灯/火', page: '1', size: '10', platform: '0' }]);
    expect(asked(app, 'searchResult')).toEqual([]);
    expect(document.title).toBe('搜索-书页小说');
  });

  it('go on page after page, say how many there are, and end [SEARCH-12] [SEARCH-14] [SEARCH-28] [UI-07]', async () => {
    const app = await at('/search?word=a');
    await findRows();
    expect(screen.getByText('共找到25本书')).toBeTruthy();
    press('加载更多');
    await waitFor(() => expect(rows()).toHaveLength(20));
    press('加载更多');
    await waitFor(() => expect(rows()).toHaveLength(25));
    expect(screen.getByText('阿里文学出品')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '加载更多' })).toBeNull();
    expect(asked(app, 'searchResult').map(({ page }) => page)).toEqual(['1', '2', '3']);
  });

  it('lead to the cover pages of their books, what matched marked in title and facts', async () => {
    const data = [aWireBrief('7', { bookName: '山中灯火', author: '灯火先生' })];
    await at('/search?word=%E7%81%AF%E7%81%AB', { searchResult: { data, info: { qp_trigger: 0, total: 1 } } });
    const [row] = await findRows();
    const link = row && within(row).getByRole('link');
    expect(link?.getAttribute('href')).toBe('/cover/7');
    expect([...(link?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent)).toEqual(['灯火', '灯火']);
  });

  it('have the book above them that the word names, ready to be read, and do not list it again [SEARCH-26]', async () => {
    await at('/search?word=a', { searchResult: wireSearch(3, { aladdin: aWireBrief('2', { bookName: '山中灯火' }) }) });
    expect(await findRows()).toHaveLength(2);
    const hit = screen.getByRole('region', { name: '最佳匹配' });
    expect(
      within(hit)
        .getByRole('link', { name: /山中灯火/ })
        .getAttribute('href'),
    ).toBe('/cover/2');
    expect(within(hit).getByRole('link', { name: /阅读/ }).getAttribute('href')).toBe('/reader/2');
  });

  it('are the direct hit alone where nothing else was found [SEARCH-26]', async () => {
    const searchResult = { aladdin: aWireBrief('2'), data: [aWireBrief('2')], info: { total: 1 } };
    await at('/search?word=a', { searchResult });
    expect(await screen.findByRole('region', { name: '最佳匹配' })).toBeTruthy();
    expect(screen.queryByText('暂无相关书籍')).toBeNull();
    expect(screen.queryByRole('list', { name: '搜索结果' })).toBeNull();
  });

  it('have the author whom the word names, with their books [SEARCH-27]', async () => {
    const author = { authorId: 'a', authorName: '许半山', books: wireBriefs('8', '9') };
    await at('/search?word=a', { searchResult: wireSearch(3, { module: { data: { author } } }) });
    const list = within(await screen.findByRole('list', { name: '许半山的作品' })).getAllByRole('link');
    expect(list.map((link) => link.getAttribute('href'))).toEqual(['/cover/8', '/cover/9']);
  });

  it('have no author where none is named [SEARCH-27]', async () => {
    await at('/search?word=a');
    await findRows();
    expect(screen.queryByText(/的作品/)).toBeNull();
  });

  it('say so where another word was searched for than was typed [SEARCH-28]', async () => {
    await at('/search?word=%E7%81%AF%E4%BC%99', { searchResult: wireSearch(3, { info: { qp_trigger: 1, total: 3 } }) });
    expect(await screen.findByText('没有找到“灯伙”，以下是相近的3本书')).toBeTruthy();
  });

  it('that are none say 暂无相关书籍, and what others search for [SEARCH-15]', async () => {
    await at('/search?word=a', { searchResult: wireSearch(0) });
    expect(await screen.findByText('暂无相关书籍')).toBeTruthy();
    expect(await screen.findByRole('list', { name: '热门搜索' })).toBeTruthy();
  });
});

describe('a search that fails', () => {
  it('on the way says so in a toast and offers to try again [SEARCH-13] [SEARCH-23] [ERR-62]', async () => {
    const { recover } = await failing(broken);
    expect(await screen.findAllByText(messages.networkFailure)).not.toHaveLength(0);
    recover();
    press('重试');
    expect(await findRows()).toHaveLength(10);
  });

  it('at the server says what the server said [SEARCH-13] [SEARCH-24] [ERR-63]', async () => {
    await failing(new Refusal(500, '请换个词'));
    const [alert] = await screen.findAllByRole('alert');
    expect(alert?.textContent).toContain('请换个词');
  });

  it('at a server that says nothing says 系统异常，请稍后再试 [SEARCH-25] [ERR-64]', async () => {
    await failing(new Refusal(500, ''));
    expect(await screen.findAllByText('系统异常，请稍后再试')).not.toHaveLength(0);
  });

  it('at a later page keeps what was found and goes on from there [SEARCH-13]', async () => {
    let isUp = false;
    const found = wireSearch(25);
    await open({
      path: '/search?word=a',
      answers: { searchResult: (fields) => (fields['page'] === '1' || isUp ? found(fields) : broken()) },
    });
    await findRows();
    press('加载更多');
    const again = await screen.findByRole('button', { name: '加载失败，点击重试' });
    expect(rows()).toHaveLength(10);
    isUp = true;
    fireEvent.click(again);
    await waitFor(() => expect(rows()).toHaveLength(20));
  });
});

describe('a search that is returned to', () => {
  it('from a book has the same results at the same place, and asks nothing again [SEARCH-12]', async () => {
    const app = await open({ path: '/search?word=a' });
    await findRows();
    press('加载更多');
    await waitFor(() => expect(rows()).toHaveLength(20));
    scrollTo(900);
    act(() => app.at.navigate('/nowhere'));
    expect(window.scrollY).toBe(0);
    act(() => app.at.navigate(-1));
    expect(await findRows()).toHaveLength(20);
    expect(window.scrollY).toBe(900);
    expect(asked(app, 'searchResult')).toHaveLength(2);
  });

  it('by a reload has as many pages as before, at the same place [SEARCH-12]', async () => {
    const session = fakeStorage();
    const first = await open({ path: '/search?word=a', session });
    await findRows();
    press('加载更多');
    await waitFor(() => expect(rows()).toHaveLength(20));
    scrollTo(900);
    first.unmount();
    scrollTo(0);
    const again = await open({ path: '/search?word=a', session });
    expect(await findRows()).toHaveLength(20);
    expect(window.scrollY).toBe(900);
    expect(asked(again, 'searchResult').map(({ page }) => page)).toEqual(['1', '2']);
  });

  it('anew by its word begins at the top [ROUTE-02]', async () => {
    await open({ path: '/search?word=a' });
    await findRows();
    scrollTo(900);
    search('b');
    await findRows();
    expect(window.scrollY).toBe(0);
    scrollTo(500);
    search('a');
    await findRows();
    expect(window.scrollY).toBe(0);
  });
});

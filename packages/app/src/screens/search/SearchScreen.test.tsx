import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anAnswer } from '../../testing/anAnswer.ts';
import { Refusal } from '../../testing/fakeServer.ts';
import { fakeStorage } from '../../testing/fakeStorage.ts';
import { searchPage } from '../../testing/searchPage.ts';

const { open, field, type, search, press, asked, findRows, history } = searchPage;

describe('the field of the search', () => {
  it('asks for a title or an author and takes 200 characters [ROUTE-32] [SEARCH-01] [SEARCH-02] [CONST-74]', async () => {
    await open();
    expect([field().placeholder, field().maxLength]).toEqual(['请输入书名或作者名', 200]);
    expect(document.title).toBe('搜索-书页小说');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('搜索');
    expect(screen.queryByRole('navigation', { name: '主导航' })).toBeNull();
  });

  it('has the focus of a reader who comes to it, and leaves it to the results', async () => {
    const app = await open({ path: '/shelf' });
    act(() => app.at.navigate('/search'));
    await waitFor(() => expect(document.activeElement).toBe(field()));
    search('灯火');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('“灯火”的搜索结果'));
  });

  it('searches at an address of the word’s own, which keeps the rest of the query [SEARCH-12] [PROD-05]', async () => {
    const app = await open({ path: '/search?siteid=7001' });
    search('  灯火 ');
    expect(await findRows()).toHaveLength(10);
    expect([app.at.address, app.at.change, field().value]).toEqual([
      `/search?word=${encodeURIComponent('灯火')}&siteid=7001`,
      'PUSH',
      '灯火',
    ]);
    expect(asked(app, 'searchResult')).toMatchObject([{ q: '灯火', page: '1' }]);
  });

  it('says 请输入关键词 to a blank word and stays where it is [SEARCH-21] [ERR-65]', async () => {
    const app = await open();
    search(' \u3000');
    expect(await screen.findByText('请输入关键词')).toBeTruthy();
    expect(app.at.address).toBe('/search');
    expect(history()).toEqual([]);
  });

  it('shows the word of the address that one goes back to', async () => {
    const app = await open({ path: '/search?word=a' });
    search('b');
    type('unsent');
    act(() => app.at.navigate(-1));
    await waitFor(() => expect(field().value).toBe('a'));
    expect(app.at.address).toBe('/search?word=a');
  });
});

describe('取消', () => {
  it('leaves the search for the page before it, whatever was searched for on the way [SEARCH-03]', async () => {
    const app = await open({ path: '/shelf' });
    act(() => app.at.navigate('/search'));
    await waitFor(() => field());
    search('灯火');
    await findRows();
    search('海岛');
    await findRows();
    press('取消');
    await waitFor(() => expect(app.at.address).toBe('/shelf'));
  });

  it('leads home from a search that was opened directly [SEARCH-03]', async () => {
    const app = await open({ path: '/search?word=a' });
    search('b');
    press('取消');
    await waitFor(() => expect([app.at.address, app.at.change]).toEqual(['/', 'REPLACE']));
  });

  it('leads to the page that the query names as the way back [SEARCH-19]', async () => {
    const app = await open({ path: '/search?history=%2Fshelf%3Fsiteid%3D7001' });
    search('灯火');
    await findRows();
    press('取消');
    await waitFor(() => expect(app.at.address).toBe('/shelf?siteid=7001'));
  });

  it.each(['https://evil.test/', '//evil.test', 'javascript:alert(1)', '/\\evil.test'])(
    'never leads to %s, whoever wrote it into the address [SEARCH-19]',
    async (address) => {
      const app = await open({ path: `/search?history=${encodeURIComponent(address)}` });
      press('取消');
      await waitFor(() => expect(app.at.address).toBe('/'));
    },
  );
});

describe('suggestions', () => {
  it('show while one types, marked by what was typed, and search for the one that is tapped [SEARCH-04] [API-51]', async () => {
    const app = await open();
    type('灯');
    const option = await screen.findByRole('option', { name: '灯塔' });
    expect(option.querySelector('mark')?.textContent).toBe('灯');
    fireEvent.click(option);
    expect(app.at.address).toBe(`/search?word=${encodeURIComponent('灯塔')}`);
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('are asked for once typing has rested for 300 ms, not for every key [SEARCH-05] [CONST-75]', async () => {
    const app = await open();
    type('d');
    type('de');
    type('灯');
    expect(asked(app, 'suggestWords')).toEqual([]);
    await screen.findByRole('option', { name: '灯塔' });
    expect(asked(app, 'suggestWords')).toMatchObject([{ q: '灯' }]);
  });

  it('are not asked for while an input method makes characters of pinyin [SEARCH-04]', async () => {
    const app = await open();
    fireEvent.compositionStart(field());
    type('deng');
    await new Promise((done) => setTimeout(done, 400));
    expect(asked(app, 'suggestWords')).toEqual([]);
    type('灯');
    fireEvent.compositionEnd(field());
    await screen.findByRole('option', { name: '灯塔' });
    expect(asked(app, 'suggestWords')).toMatchObject([{ q: '灯' }]);
  });

  it('for a text that was typed over are dropped when they come late [SEARCH-04]', async () => {
    const late = anAnswer<{ data: string[] }>();
    const app = await open({
      answers: { suggestWords: ({ q }) => (q === '山' ? late.promise : { data: ['海岛灯塔猫'] }) },
    });
    type('山');
    await waitFor(() => expect(asked(app, 'suggestWords')).toHaveLength(1));
    type('海');
    await screen.findByRole('option', { name: '海岛灯塔猫' });
    await act(async () => late.give({ data: ['山野草木记'] }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['海岛灯塔猫']);
  });

  it.each([
    ['no list', { data: 'x' } as never],
    ['a refusal', new Refusal(500, 'x')],
  ])('that are %s are none, and nobody is told [SEARCH-06]', async (_case, suggestWords) => {
    const app = await open({ answers: { suggestWords } });
    type('灯');
    await waitFor(() => expect(asked(app, 'suggestWords')).toHaveLength(1));
    await act(() => Promise.resolve());
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.queryByText('系统异常，请稍后再试')).toBeNull();
  });
});

describe('before a search', () => {
  it('hot words stand in their order, each the way to its book or to a search [SEARCH-07] [API-52]', async () => {
    const app = await open();
    const list = await screen.findByRole('list', { name: '热门搜索' });
    expect(list.textContent).toBe('1山中灯火2海岛灯塔猫3断桥茶账4民国');
    expect(
      within(list)
        .getByRole('link', { name: /海岛灯塔猫/ })
        .getAttribute('href'),
    ).toBe('/cover/2');
    const word = within(list).getByRole('link', { name: /民国/ });
    expect(word.getAttribute('href')).toBe(`/search?word=${encodeURIComponent('民国')}`);
    fireEvent.click(word);
    expect(app.at.address).toBe(`/search?word=${encodeURIComponent('民国')}`);
  });

  it('ten hot words show at most [SEARCH-07] [CONST-76]', async () => {
    const data = Array.from({ length: 12 }, (_, at) => ({ title: `词${at}` }));
    await open({ answers: { hotWords: { data } } });
    const list = await screen.findByRole('list', { name: '热门搜索' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(10);
  });

  it('hot words that did not come are said to be missing, and come by another try [SEARCH-07] [NET-04]', async () => {
    let isDown = true;
    const hotWords = () => {
      if (isDown) throw new TypeError('cut');
      return { data: [{ title: '雪夜' }] };
    };
    await open({ answers: { hotWords } });
    const place = within(await screen.findByRole('region', { name: '热门搜索' }));
    expect(await place.findByText('网络或服务异常，请稍后再试')).toBeTruthy();
    isDown = false;
    fireEvent.click(place.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('list', { name: '热门搜索' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  });

  it('the words that were searched for show, the newest first, and search again [SEARCH-08] [SEARCH-10]', async () => {
    const app = await open();
    search('灯火');
    await findRows();
    search('海岛');
    await findRows();
    act(() => app.at.navigate(-2));
    await waitFor(() => expect(history()).toEqual(['海岛', '灯火']));
    fireEvent.click(screen.getByRole('link', { name: '灯火' }));
    await findRows();
    expect(app.at.address).toBe(`/search?word=${encodeURIComponent('灯火')}`);
    act(() => app.at.navigate(-1));
    await waitFor(() => expect(history()).toEqual(['灯火', '海岛']));
  });

  it('nine words are stored on the device, and shown on the next visit [SEARCH-08] [SEARCH-10] [SEARCH-11] [CONST-72]', async () => {
    const storage = fakeStorage({ search_history: '123456789'.split('').map((value) => ({ value })) });
    const first = await open({ storage });
    search('0');
    await findRows();
    first.unmount();
    await open({ storage });
    expect(history()).toEqual(['0', ...'12345678']);
  });

  it('清空 empties the history, on the device too [SEARCH-09]', async () => {
    const storage = fakeStorage({ search_history: [{ value: '灯火' }] });
    await open({ storage });
    expect(history()).toEqual(['灯火']);
    press('清空搜索历史');
    expect(history()).toEqual([]);
    expect(screen.queryByText('搜索历史')).toBeNull();
    expect(storage.getItem('shuye_search_history')).toBeNull();
  });

  it('清空 goes with its list, and leaves the focus at the page’s heading [SEARCH-09]', async () => {
    await open({ storage: fakeStorage({ search_history: [{ value: '灯火' }] }) });
    screen.getByRole('button', { name: '清空搜索历史' }).focus();
    press('清空搜索历史');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: '搜索' }));
  });
});

it('lies in the size that the host says it shows [SEARCH-17] [SEARCH-18]', async () => {
  const app = await open({
    path: '/search?windowHeight=600&windowWidth=360',
    currentUrl: () => 'https://shuye.test/search?windowHeight=600&windowWidth=360',
  });
  const frame = app.container.querySelector<HTMLElement>('[style*="host-"]');
  expect(frame?.style.getPropertyValue('--host-height')).toBe('600');
  expect(frame?.style.getPropertyValue('--host-width')).toBe('360');
});

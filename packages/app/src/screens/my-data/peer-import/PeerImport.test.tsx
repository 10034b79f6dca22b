import { BookFormat } from '@shuye/core-domain/book';
import { shelfGroups } from '@shuye/core-domain/shelf-groups';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { strToU8, zipSync } from 'fflate';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createShelfGroupStore } from '../../../stores/shelfGroupStore.ts';
import { anAnswer } from '../../../testing/anAnswer.ts';
import { fakeStorage } from '../../../testing/fakeStorage.ts';
import { anOwnBook } from '../../../testing/anOwnBook.ts';
import { Refusal, type Answers } from '../../../testing/fakeServer.ts';
import { renderApp, type RenderAppOptions } from '../../../testing/renderApp.tsx';
import { aWireBook, aWireBrief, wireChapterList, wireChapters } from '../../../testing/wire.ts';

const AT = 1_780_000_000_000;

const legadoBook = (name: string, author: string) => ({
  bookUrl: `https://a.example/${name}`,
  name,
  author,
  durChapterIndex: 2,
  durChapterPos: 4,
  durChapterTitle: '第3章',
  durChapterTime: AT,
  group: 2,
});
const mark = { bookName: '山中灯火', bookAuthor: '许半山', chapterIndex: 2, chapterPos: 4, chapterName: '第3章' };
const backup = {
  'bookshelf.json': [legadoBook('山中灯火', '许半山'), legadoBook('夜渡', '沈渡舟'), legadoBook('别处的书', '')],
  'bookmark.json': [
    { ...mark, time: AT + 1, bookText: '山中灯火一夜未熄', content: '开头' },
    { ...mark, time: AT + 2, chapterIndex: 900, chapterName: '没有这章', bookText: '山', content: '' },
  ],
  'bookGroup.json': [{ groupId: 2, groupName: '灯下', order: 1 }],
  'bookSource.json': [{ bookSourceUrl: 'https://a.example' }],
};
const zip = (texts: object) =>
  zipSync(Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, strToU8(JSON.stringify(value))])));

const answers: Answers = {
  searchResult: ({ q }) => ({
    data: q === '山中灯火' ? [aWireBrief('1001', { bookName: '山中灯火', author: '许半山' })] : [],
    info: { qp_trigger: 0, total: 1 },
  }),
  bookInfo: aWireBook(),
  chapterList: wireChapterList(['', wireChapters(12)]),
};

const open = async (options: RenderAppOptions = {}) => renderApp({ path: '/my-data', answers, ...options });
async function pick(name: string, content: Uint8Array | string) {
  const file = new File([typeof content === 'string' ? content : content.slice().buffer], name);
  fireEvent.change(await screen.findByLabelText('选择导出的文件'), { target: { files: [file] } });
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => void vi.spyOn(console, 'info').mockReturnValue(undefined));

describe('an export of another reader', () => {
  it('says what was found, what is left and why, and writes nothing before it is wanted', async () => {
    await anOwnBook();
    const storage = fakeStorage();
    const { services } = await open({ storage });
    const before = JSON.stringify(services.storage.read('guest_shelf', (value) => value));
    await pick('backup.zip', zip(backup));
    expect(await screen.findByRole('heading', { name: '阅读（Legado）的导出' })).toBe(document.activeElement);
    expect(
      await screen.findByText('可以导入2本书、1条书签和笔记，与本机内容合并，以后改的为准。其中2本书放进原来的分组。'),
    ).toBeTruthy();
    const left = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(left).toEqual([
      '没有找到的书1本：《别处的书》',
      '找不到所在章节的书签和笔记1条',
      '书源和规则：书页只读书库里和你自己导入的书',
    ]);
    expect(JSON.stringify(services.storage.read('guest_shelf', (value) => value))).toBe(before);
    await press('取消');
    expect(await screen.findByText('没有导入任何内容。')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: /的导出$/ })).toBeNull();
    expect(JSON.stringify(services.storage.read('guest_shelf', (value) => value))).toBe(before);
  });

  it('is on the shelf then, with its places, bookmarks and notes, and a second import changes nothing', async () => {
    const own = await anOwnBook();
    const { services } = await open();
    for (const round of [1, 2]) {
      await pick('backup.zip', zip(backup));
      await press('导入');
      expect(await screen.findByText('已与本机内容合并：2本书、1条书签和笔记。')).toBeTruthy();
      expect(services.shelf.getState().entries.map(({ title, addedAt }) => [title, addedAt])).toEqual([
        ['山中灯火', AT],
      ]);
      expect(services.storage.read('progress', (value) => value)).toMatchObject({
        1001: { place: { chapterId: 'c3', offset: 4 }, at: AT },
        [own.bookId]: { place: { chapterId: 'c2', offset: 4 }, at: AT },
      });
      const notes = services.storage.read('text_notes', (value) => value as { annotations: object[] });
      expect(notes?.annotations).toMatchObject([
        {
          bookId: '1001',
          highlight: { range: { chapterId: 'c3', quote: '山中灯火一夜未熄' } },
          note: { text: '开头' },
        },
      ]);
      const { groups, groupOf } = shelfGroups(services.storeOf(createShelfGroupStore).getState().record);
      expect([groups.map(({ name }) => name), [...groupOf.keys()].sort()]).toEqual([['灯下'], ['1001', own.bookId]]);
      expect(round).toBeGreaterThan(0);
    }
  });

  it('takes no later place away, and brings no book back that was taken off the shelf since', async () => {
    const { services } = await open();
    const book = { bookId: '1001', title: '山中灯火', author: '', coverUrl: '', format: BookFormat.Standard };
    await services.shelf.getState().add(book);
    await services.shelf.getState().remove(['1001']);
    services.progress.save('1001', { chapterId: 'c9', offset: 9, print: '' }, 900, '第9章');
    await pick('bookshelf.json', JSON.stringify(backup['bookshelf.json']));
    await press('导入');
    await screen.findByText(/已与本机内容合并/);
    expect(services.shelf.getState().entries).toEqual([]);
    expect(services.progress.load('1001')?.place.chapterId).toBe('c9');
  });

  it('shows what was found by then, and what was not looked for, where its reader does not wait', async () => {
    const wait = anAnswer<object>();
    await open({ answers: { ...answers, searchResult: () => wait.promise } });
    await pick('bookshelf.json', JSON.stringify(backup['bookshelf.json']));
    expect(await screen.findByText('正在按书名查找，已查0/3本……')).toBeTruthy();
    await press('不再查找');
    wait.give({ data: [], info: {} });
    expect(await screen.findByText('书库和本机都没有这些书，没有可以导入的内容。')).toBeTruthy();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '没有找到的书1本：《山中灯火》',
      '没有查找的书2本',
    ]);
    expect(screen.queryByRole('button', { name: '导入' })).toBeNull();
  });

  it('waits for the library where that cannot be asked: nothing is said to be missing', async () => {
    let isUp = false;
    const given = answers.searchResult as (fields: object) => object;
    const searchResult = (fields: object) => (isUp ? given(fields) : new Refusal(500, 'boom'));
    await open({ answers: { ...answers, searchResult } });
    await pick('bookshelf.json', JSON.stringify(backup['bookshelf.json']));
    expect((await screen.findByRole('alert')).textContent).toContain('没有导入任何内容');
    expect(screen.queryByText(/没有找到/)).toBeNull();
    isUp = true;
    await press('重试');
    expect(await screen.findByText(/可以导入1本书/)).toBeTruthy();
  });

  const damaged = zip(backup).slice(0, 300);
  it.each([
    ['cut off', 'backup.zip', damaged, '文件不完整或已损坏，没有导入任何内容。'],
    ['half a record', 'bookshelf.json', '[{"bookUrl":1,', '文件不完整或已损坏，没有导入任何内容。'],
    ['of nobody', 'x.json', '{"a":1}', '这不是书页能读的文件，没有导入任何内容。'],
    ['an archive of nobody', 'x.zip', zip({ 'a/b.txt': 1 }), '这不是书页能读的文件，没有导入任何内容。'],
    ['a table of nobody', 'x.csv', 'a,b\n1,2', '这不是书页能读的文件，没有导入任何内容。'],
    [
      'a database',
      'koodo.zip',
      zip({ 'config/config.json': {}, 'config/notes.db': 'x' }),
      '这份备份里是数据库，书页读不了。请在Koodo Reader的笔记页导出CSV，再导入那个文件。',
    ],
    [
      'of too many records',
      'many.zip',
      zip(Object.fromEntries(Array.from({ length: 2100 }, (_, at) => [`h${at}/config.json`, 1]))),
      '文件里的内容太多，没有导入任何内容。请只导出书架和笔记，不带书籍文件。',
    ],
  ])('that is %s is refused in one sentence, and nothing is written', async (_, name, content, words) => {
    const storage = fakeStorage();
    await open({ storage });
    const before = storage.length;
    await pick(name, content);
    expect(await screen.findByText(words)).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('button', { name: '导入文件' }).getAttribute('aria-busy')).toBeNull());
    expect(storage.length).toBe(before);
  });
});

import { describe, expect, it } from 'vitest';
import { collectChapters, paragraphsOf } from '../testing/collectChapters.ts';
import { indented, prose } from '../testing/prose.ts';
import { textSource } from '../testing/textSource.ts';
import { parseTxt } from './parseTxt.ts';

const centre = (text: string): string => `${' '.repeat(Math.max(14, 28 - text.length))}${text}`;

const body = (turn: number): string => indented(prose(160, turn), prose(140, turn + 2));

const STORIES = ['早市', '木箱', '斗笠'];

/** Stories under centred titles; `below` stands between title and text, `foot` at the end. */
const stories = (titles: readonly string[], { below = '', foot = '' } = {}): string =>
  titles
    .map((title, at) => `\n\n\n${centre(title)}\n\n${below}${body(at)}\n${foot === '' ? '' : `\n\n${centre(foot)}\n`}`)
    .join('');

const outlineOf = async (text: string, name = 'download.txt') => {
  const book = await parseTxt(textSource(text, name));
  const { title, author, volumes, warnings } = book;
  return { title, author, volumes, warnings, chapters: book.outline.map((entry) => entry.title) };
};

describe('a collection of stories under centred titles', () => {
  it('has the first story as a chapter and its own title above it', async () => {
    expect(await outlineOf(`${centre('潮声集')}${stories(STORIES)}`)).toMatchObject({
      title: '潮声集',
      author: '',
      volumes: [],
      chapters: STORIES,
    });
  });

  it('keeps the first story where the file is named after the collection', async () => {
    expect(await outlineOf(`${centre('潮声集')}${stories(STORIES)}`, '潮声集.txt')).toMatchObject({
      title: '潮声集',
      author: '',
      chapters: STORIES,
    });
  });

  it.each([
    ['沈渡舟 著', '沈渡舟'],
    ['沈渡舟著', '沈渡舟'],
    ['著：沈渡舟', '沈渡舟'],
    ['作者：沈渡舟', '沈渡舟'],
    ['文/沈渡舟', '沈渡舟'],
    ['沈渡舟', '沈渡舟'],
    ['亨利·伍德 著\n\n' + centre('沈渡舟 译'), '亨利·伍德'],
    ['亨利·伍德 著 沈渡舟 译', '亨利·伍德'],
    ['沈渡舟 译', ''],
  ])('takes its author from the title page: %j', async (line, author) => {
    const text = `${centre('潮声集')}\n\n${centre(line)}${stories(STORIES)}`;
    expect(await outlineOf(text)).toMatchObject({ title: '潮声集', author, volumes: [], chapters: STORIES });
  });

  it.each(['沈渡舟', '亨利·伍德', '盐埠渔民协会'])(
    'never takes a signature at the foot for a chapter: %s',
    async (foot) => {
      const found = await outlineOf(stories(STORIES, { foot }));
      expect(found).toMatchObject({ volumes: [], chapters: STORIES, warnings: [] });
      expect(found.author).toBe(foot === '盐埠渔民协会' ? '' : foot);
    },
  );

  it('leaves a signature at the foot in the text of its story', async () => {
    const [first] = await collectChapters(await parseTxt(textSource(stories(STORIES, { foot: '沈渡舟' }))));
    expect(first && paragraphsOf(first).at(-1)).toBe('沈渡舟');
  });

  it('takes names that differ from story to story for signatures', async () => {
    const signed = STORIES.map((title, at) => stories([title], { foot: ['沈渡舟', '林晚', '周石泉'][at] ?? '' })).join(
      '',
    );
    expect(await outlineOf(signed)).toMatchObject({ author: '', volumes: [], chapters: STORIES });
  });

  it.each(['沈渡舟', '亨利·伍德·史密斯', '盐埠渔民协会集体口述'])(
    'makes no volume of a title above the signature %s',
    async (name) => {
      expect(await outlineOf(stories(STORIES, { below: `${centre(name)}\n\n` }))).toMatchObject({
        volumes: [],
        chapters: STORIES,
      });
    },
  );

  it('keeps volumes whose stories have short titles', async () => {
    const text = `${centre('沙集')}${stories(['早市', '木箱'])}\n\n\n${centre('潮集')}${stories(['石阶', '灯塔'])}`;
    expect(await outlineOf(text)).toMatchObject({
      author: '',
      volumes: ['沙集', '潮集'],
      chapters: ['早市', '木箱', '石阶', '灯塔'],
    });
  });

  it.each(['谁动了木箱？', '潮来了！', '还有谁?', '走！走！'])('has a story that is called %s', async (title) => {
    expect((await outlineOf(stories(['早市', title, '斗笠']))).chapters).toEqual(['早市', title, '斗笠']);
  });

  it.each([
    ['directly below the title', '早市\n' + centre('——记一个卖鱼的人')],
    ['below a blank line', '早市\n\n' + centre('——记一个卖鱼的人')],
    ['flush left below the title', '早市\n——记一个卖鱼的人'],
  ])('joins a subtitle to its title: %s', async (_, title) => {
    const book = await parseTxt(textSource(stories([title, '木箱', '斗笠'])));
    expect(book.outline.map((entry) => entry.title)).toEqual(['早市——记一个卖鱼的人', '木箱', '斗笠']);
    const [first] = await collectChapters(book);
    expect(first && paragraphsOf(first)).toEqual([prose(160), prose(140, 2)]);
  });

  it('joins a subtitle to a numbered heading', async () => {
    const text = `第一章 早市\n——记一个卖鱼的人\n\n${body(0)}\n\n第二章 木箱\n\n${body(1)}\n`;
    expect((await outlineOf(text)).chapters).toEqual(['第一章 早市——记一个卖鱼的人', '第二章 木箱']);
  });

  it('leaves speech that begins with a dash in the text', async () => {
    const text = `第一章 早市\n　　——你来了\n${body(0)}\n\n第二章 木箱\n\n${body(1)}\n`;
    const [first] = await collectChapters(await parseTxt(textSource(text)));
    expect(first?.title).toBe('第一章 早市');
    expect(first && paragraphsOf(first)[0]).toBe('——你来了');
  });

  it('warns of centred short lines that were read as text, five by name', async () => {
    const long = '一个卖鱼的人在盐埠的石阶上等了十一年等来一只木箱的故事';
    const odd = Array.from({ length: 7 }, (_, at) => `\n\n\n${centre(`${long}之${at + 1}`)}\n\n${body(at)}\n`).join('');
    const { warnings } = await outlineOf(`${stories(STORIES)}${odd}`);
    const [warning = '', ...others] = warnings;
    expect(others).toEqual([]);
    expect(warning).toContain(`“${long}之1”`);
    expect(warning).toContain(`“${long}之5” and 2 more`);
    expect(warning).not.toContain(`之6`);
  });

  it('warns of nothing where each centred line became a chapter', async () => {
    expect((await outlineOf(stories(STORIES))).warnings).toEqual([]);
  });
});

describe('a file of chapters without a title of its own', () => {
  it('is called as the file is named', async () => {
    const text = `第一章 早市\n\n${body(0)}\n\n第二章 木箱\n\n${body(1)}\n`;
    expect(await outlineOf(text, '涨潮.txt')).toMatchObject({ title: '涨潮', author: '' });
    expect(await outlineOf(text, '《涨潮》作者：沈渡舟.txt')).toMatchObject({ title: '涨潮', author: '沈渡舟' });
  });

  it('is called by its first line 《X》Y, with its author', async () => {
    const text = `《潮信》沈渡舟\n\n第一章 早市\n\n${body(0)}\n\n第二章 木箱\n\n${body(1)}\n`;
    expect(await outlineOf(text)).toMatchObject({ title: '潮信', author: '沈渡舟', warnings: [] });
  });
});

import { mkdir, mkdtemp, readdir, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from 'citty';
import { beforeEach, describe, expect, it } from 'vitest';
import { anEpub, PIXEL, indented, prose } from '@shuye/book-importer/testing';
import { libraryCommand } from './commands.ts';

let folder: string;
let dataDir: string;

const text = (heading = '第一章　早市'): string =>
  `《潮信录》沈渡舟\n\n${heading}\n\n${indented(prose(200))}\n\n第二章　木箱\n\n${indented(prose(200, 3))}\n`;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shuye-cli-'));
  dataDir = join(folder, 'data');
  await writeFile(join(folder, '潮信录.txt'), text());
  await writeFile(join(folder, '石阶集.epub'), anEpub());
  await writeFile(join(folder, 'scan.pdf'), '%PDF-1.7');
});

/** Runs `library …` in the folder and gives what it printed. */
async function library(...args: string[]) {
  const printed: string[] = [];
  const notes: string[] = [];
  const shares: number[] = [];
  let failed = false;
  const terminal = {
    print: (line: string) => void printed.push(line),
    note: (line: string) => void notes.push(line),
    progress: { show: (_: string, share: number) => void shares.push(share), clear: () => undefined },
    env: { SHUYE_DATA_DIR: dataDir },
    folder,
  };
  await runCommand(
    libraryCommand(terminal, () => (failed = true)),
    { rawArgs: args },
  );
  return { printed, notes, shares, failed, output: printed.join('\n') };
}

describe('library add', () => {
  it('imports files and says what became of them', async () => {
    const { output, shares, failed } = await library('add', '潮信录.txt');
    expect(output).toContain('《潮信录》 沈渡舟: added, book 10001');
    expect(output).toContain('2 chapters');
    expect(shares.at(-1)).toBe(1);
    expect(failed).toBe(false);
    expect((await library('add', '潮信录.txt')).output).toContain('unchanged');
  });

  it('prints one object a book with --json, and nothing else', async () => {
    const { printed, notes } = await library('add', '潮信录.txt', '石阶集.epub', '--json');
    expect(printed).toHaveLength(2);
    expect(JSON.parse(printed[0] ?? '')).toEqual({
      title: '潮信录',
      author: '沈渡舟',
      format: 'txt',
      encoding: 'utf-8',
      volumes: 0,
      chapters: 2,
      words: prose(200).length + prose(200, 3).length,
      firstChapter: '第一章 早市',
      lastChapter: '第二章 木箱',
      warnings: [],
    });
    expect(JSON.parse(printed[1] ?? '')).toMatchObject({ title: '石阶集', format: 'epub', chapters: 2 });
    expect(notes).toHaveLength(2);
  });

  it('names centred lines that were read as text, printed and as an object', async () => {
    const lost = '一个卖鱼的人在盐埠的石阶上等了十一年等来一只木箱的故事';
    await writeFile(
      join(folder, 'lost.txt'),
      `${text()}${indented(prose(200))}\n\n\n${' '.repeat(16)}${lost}\n\n${indented(prose(200))}\n`,
    );
    expect((await library('add', 'lost.txt', '--dry-run')).output).toContain(
      `! Centred between blank lines, but read as text: “${lost}”`,
    );
    const { printed } = await library('add', 'lost.txt', '--json');
    expect(JSON.parse(printed[0] ?? '')).toMatchObject({ warnings: [expect.stringContaining(lost)] });
  });

  it('stores nothing in a dry run, and shows all titles', async () => {
    const { output } = await library('add', '潮信录.txt', '--dry-run');
    expect(output).toContain('not stored');
    expect(output).toContain('第二章 木箱');
    expect(await readdir(folder)).not.toContain('data');
  });

  it('takes all books of a folder and the folders in it', async () => {
    await mkdir(join(folder, 'more/deep'), { recursive: true });
    await writeFile(join(folder, 'more/deep/a.txt'), text('第一章　晨'));
    await writeFile(join(folder, 'more/.hidden.txt'), text());
    const { printed } = await library('add', 'more', '--dry-run', '--json');
    expect(printed).toHaveLength(1);
  });

  it('follows no link in a folder', async () => {
    await mkdir(join(folder, 'linked'));
    await writeFile(join(folder, 'linked/a.txt'), text());
    await symlink(join(folder, '潮信录.txt'), join(folder, 'linked/b.txt'));
    await symlink(folder, join(folder, 'linked/more'));
    const { printed } = await library('add', 'linked', '--dry-run', '--json');
    expect(printed).toHaveLength(1);
  });

  it('leaves all files and folders to their owner alone', async () => {
    const mask = process.umask(0);
    try {
      await library('add', '潮信录.txt', '石阶集.epub');
    } finally {
      process.umask(mask);
    }
    const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
    expect(entries.length).toBeGreaterThan(10);
    for (const entry of entries) {
      const path = join(entry.parentPath, entry.name);
      expect([path, ((await stat(path)).mode & 0o777).toString(8)]).toEqual([
        path,
        entry.isDirectory() ? '700' : '600',
      ]);
    }
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
  });

  it('refuses a cover that unfolds beyond every bound', async () => {
    const steps = Array.from({ length: 7 }, (_, at) => {
      const inner = at === 0 ? '<path d="M0 0h4"/>' : `<use href="#s${at - 1}"/>`;
      return `<g id="s${at}">${inner.repeat(10)}</g>`;
    });
    await writeFile(join(folder, 'c.svg'), `<svg>${steps.join('')}<use href="#s6"/></svg>`);
    const { failed, notes } = await library('add', '潮信录.txt', '--cover', 'c.svg');
    expect(failed).toBe(true);
    expect(notes.join()).toContain('unfolds to more shapes than a page can show');
  });

  it('goes on after a file that fails, tells what is wrong with which file, and ends with 1', async () => {
    const { printed, notes, failed } = await library('add', 'scan.pdf', 'missing.txt', '潮信录.txt', '--json');
    expect(failed).toBe(true);
    expect(printed).toHaveLength(1);
    expect(notes.join('\n')).toMatch(/scan\.pdf: It is a PDF.*Convert it/);
    expect(notes.join('\n')).toMatch(/missing\.txt: There is no such file/);
  });

  it('takes title, author and cover from the owner, and keeps them', async () => {
    await writeFile(join(folder, 'c.png'), PIXEL);
    const { output } = await library('add', '潮信录.txt', '--title', '潮', '--author', '某某', '--cover', 'c.png');
    expect(output).toContain('《潮》 某某: added');
    await writeFile(join(folder, '潮信录.txt'), text('第一章　晨'));
    expect((await library('add', '潮信录.txt')).output).toContain('《潮》 某某: updated, book 10001');
  });

  it('refuses one title for several books, and a cover that is no picture', async () => {
    expect(await library('add', '潮信录.txt', '石阶集.epub', '--title', '潮')).toMatchObject({
      failed: true,
      printed: [],
    });
    await writeFile(join(folder, 'c.png'), 'no picture');
    const { failed, notes } = await library('add', '潮信录.txt', '--cover', 'c.png');
    expect(failed).toBe(true);
    expect(notes.join()).toContain('is no PNG');
  });

  it('corrects a guess by --heading and --encoding', async () => {
    await writeFile(join(folder, 'odd.txt'), Buffer.from(`# 甲\n${prose(150)}\n# 乙\n${prose(150)}\n`, 'utf16le'));
    const { printed } = await library(
      'add',
      'odd.txt',
      '--heading',
      '^# (.+)$',
      '--encoding',
      'utf-16le',
      '--dry-run',
      '--json',
    );
    expect(JSON.parse(printed[0] ?? '')).toMatchObject({
      encoding: 'utf-16le',
      chapters: 2,
      firstChapter: '甲',
      lastChapter: '乙',
    });
  });

  it.each([
    ['--dryrun', 'There is no option --dryrun'],
    ['--heading=[', '--heading is no regular expression'],
    ['--encoding=klingon', '“klingon” is no known encoding'],
  ])('refuses %s', async (option, message) => {
    const { failed, notes } = await library('add', '潮信录.txt', option);
    expect(failed).toBe(true);
    expect(notes.join()).toContain(message);
  });

  it.each([
    [['--title', '--dry-run'], '--title has no value, but --dry-run after it. See --help.'],
    [['--category', '--title=新名'], '--category has no value, but --title=新名 after it. See --help.'],
    [['--title', ''], '--title has no value. Give it one, or leave it out.'],
    [['--heading', ''], '--heading has no value. Give it one, or leave it out.'],
    [['--category', ' '], '--category has no value. Give it one, or leave it out.'],
  ])('stores nothing where the value of an option was forgotten: %j', async (options, sentence) => {
    const { notes, failed } = await library('add', '潮信录.txt', ...options);
    expect({ notes, failed }).toEqual({ notes: [sentence], failed: true });
    await expect(readdir(dataDir)).rejects.toThrow('ENOENT');
  });

  it('takes the name of an author that was found wrongly away', async () => {
    await library('add', '潮信录.txt', '--author', '');
    expect((await library('list')).output).toContain('《潮信录》 (no author)');
  });

  it('says when a folder holds no books', async () => {
    await mkdir(join(folder, 'empty'));
    expect((await library('add', 'empty')).notes.join()).toContain('holds no TXT or EPUB files');
  });
});

/** A day in China that begins within a day and a bit from now. */
const later = new Date(Date.now() + 32 * 3_600_000).toISOString().slice(0, 10);

describe('library list, terms, take-down, bring-back, remove and check', () => {
  it('show the books, check them, and remove one', async () => {
    await library('add', '潮信录.txt', '石阶集.epub');
    expect((await library('list')).output).toContain('10001  《潮信录》 沈渡舟  txt, 2 chapters');
    expect((await library('list', '--json')).printed.map((line) => (JSON.parse(line) as { id: number }).id)).toEqual([
      10_001, 10_002,
    ]);
    expect((await library('check')).output).toBe('2 books, 4 chapters: no problems.');
    expect((await library('remove', '10001')).output).toBe('《潮信录》 is removed.');
    expect((await library('list')).printed).toHaveLength(1);
  });

  it('take books down, mark them in the list, and bring them back', async () => {
    await library('add', '潮信录.txt', '石阶集.epub');
    expect((await library('take-down', '10001', '10002')).printed).toEqual([
      '《潮信录》 is taken down.',
      '《石阶集》 is taken down.',
    ]);
    expect((await library('bring-back', '10002')).output).toBe('《石阶集》 is back.');
    const [down, back] = (await library('list')).printed;
    expect(down).toMatch(/^10001 {2}《潮信录》 .* characters, free, taken down$/);
    expect(back).not.toContain('taken down');
    expect((await library('list', '--json')).printed.map((line) => JSON.parse(line) as object)).toMatchObject([
      { id: 10_001, takenDown: true },
      { id: 10_002, takenDown: false },
    ]);
  });

  it('close books to all but their buyers, mark them in the list, and bring them back', async () => {
    await library('add', '潮信录.txt', '石阶集.epub');
    expect((await library('close', '10001')).output).toBe('《潮信录》 is closed to all but those who bought it.');
    const [closed, open] = (await library('list')).printed;
    expect(closed).toMatch(/characters, free, closed to all but its buyers$/);
    expect(open).toMatch(/characters, free$/);
    expect(JSON.parse((await library('list', '--json')).printed[0] ?? '')).toMatchObject({
      takenDown: false,
      closed: true,
    });
    await library('take-down', '10001');
    expect((await library('list')).printed[0]).toMatch(/characters, free, taken down$/);
    await library('bring-back', '10001');
    expect((await library('list')).printed[0]).toMatch(/characters, free$/);
    expect((await library('close', '10001', '4711')).notes).toEqual([
      'There is no book 4711. See “library list” for the ids.',
    ]);
  });

  it.each([
    [
      ['--per-chapter', '20', '--free-chapters', '1'],
      '《潮信录》 costs 20 beans for a thousand characters, 4 for all of it. Free chapters: 1 of 2.',
    ],
    [
      ['--whole-book', '500', '--monthly'],
      '《潮信录》 costs 500 beans. Free chapters: 0 of 2. Monthly members read it without paying.',
    ],
    [
      ['--whole-book', '500', '--members-percent', '80', '--free-until', later],
      `《潮信录》 costs 500 beans. Free chapters: 0 of 2. Monthly members pay 80 percent. Everybody reads it without paying through ${later}, in China time.`,
    ],
    [
      ['--whole-book', '500', '--free-for', 'free-card'],
      '《潮信录》 costs 500 beans. Free chapters: 0 of 2. Free-card members read it without paying.',
    ],
    [
      ['--whole-book', '500', '--monthly', '--free-for', 'super'],
      '《潮信录》 costs 500 beans. Free chapters: 0 of 2. Monthly members read it without paying. Super members read it without paying.',
    ],
    [['--whole-book', '500', '--on-sale'], '《潮信录》 costs 500 beans. Free chapters: 0 of 2. It is marked 特价.'],
    [['--free'], '《潮信录》 is free.'],
  ])('say how a book is sold from now on: %j', async (options, sentence) => {
    await library('add', '潮信录.txt');
    expect((await library('terms', '10001', ...options)).output).toBe(sentence);
    expect((await library('list')).output).toContain(options[0] === '--free' ? 'characters, free' : ' beans for ');
    expect((await library('check')).output).toBe('1 books, 2 chapters: no problems.');
  });

  it.each([
    [[], 'It is not said how the book is sold. Name --free, --per-chapter or --whole-book.'],
    [['--free-chapters', '1'], 'It is not said how the book is sold. Name --free, --per-chapter or --whole-book.'],
    [['--free', '--whole-book', '5'], 'A book is sold in one way. Name --free, --per-chapter or --whole-book.'],
    [['--whole-book', '0'], '--whole-book is “0”, but must be beans from 1 to 100000. For no beans there is --free.'],
    [
      ['--per-chapter', '2.5'],
      '--per-chapter is “2.5”, but must be beans from 1 to 100000. For no beans there is --free.',
    ],
    [['--per-chapter', '--monthly'], '--per-chapter has no value, but --monthly after it. See --help.'],
    [
      ['--per-chapter', '5', '--free-chapters', 'x'],
      '--free-chapters is “x”, but must be a number of chapters. See --help.',
    ],
    [['--free', '--free-chapters', '1'], 'In a free book every chapter is free. Leave --free-chapters out.'],
    [['--free', '--monthly'], 'A free book costs members nothing anyway. Leave --monthly out.'],
    [
      ['--whole-book', '5', '--free-until', '--monthly'],
      '--free-until has no value, but --monthly after it. See --help.',
    ],
    [['--per-chapter', '5', '--free-chapters', '3'], '《潮信录》 has 2 chapters, fewer than 3. Name fewer.'],
    [['--price', '5'], 'There is no option --price. See --help.'],
  ])('change no terms where they are not clear: %j', async (options, sentence) => {
    await library('add', '潮信录.txt');
    expect(await library('terms', '10001', ...options)).toMatchObject({
      failed: true,
      printed: [],
      notes: [sentence],
    });
  });

  it('lists a book without an author as such', async () => {
    await writeFile(join(folder, '涨潮.txt'), text().replace('《潮信录》沈渡舟', ''));
    await library('add', '涨潮.txt');
    expect((await library('list')).output).toContain('10001  《涨潮》 (no author)  txt, 2 chapters');
  });

  it.each([[['list']], [['check']], [['remove', '1001']], [['take-down', '1001']]])(
    'make no library where there is none: %j',
    async (args) => {
      const { failed, notes, printed } = await library(...args);
      expect({ failed, printed }).toEqual({ failed: true, printed: [] });
      expect(notes).toEqual([`${dataDir} holds no library: set SHUYE_DATA_DIR to the folder that the gateway uses.`]);
      await expect(readdir(dataDir)).rejects.toThrow('ENOENT');
    },
  );

  it('take no option or word that they do not know', async () => {
    await library('add', '潮信录.txt', '石阶集.epub');
    expect((await library('remove', '10001', '--dry-run')).notes).toEqual([
      'There is no option --dry-run. See --help.',
    ]);
    expect((await library('remove', '10001', '10002')).notes).toEqual(['“10002” is one word too many. See --help.']);
    expect((await library('list')).printed).toHaveLength(2);
  });

  it('end with 1 when something is wrong', async () => {
    await library('add', '潮信录.txt');
    expect(await library('remove', '4711')).toMatchObject({
      failed: true,
      notes: ['There is no book 4711. See “library list” for the ids.'],
    });
    expect((await library('remove', 'x')).failed).toBe(true);
    expect(await library('take-down', '10001', '4711')).toMatchObject({
      failed: true,
      printed: [],
      notes: ['There is no book 4711. See “library list” for the ids.'],
    });
    expect((await library('bring-back', '10001', 'x')).notes).toEqual([
      '“x” is no number of a book. See “library list”.',
    ]);
    expect((await library('take-down', '10001', '--dry-run')).notes).toEqual([
      'There is no option --dry-run. See --help.',
    ]);
    expect((await library('list')).output).not.toContain('taken down');
    const [chapter] = await readdir(join(dataDir, 'content/free/10001/1'));
    await writeFile(join(dataDir, 'content/free/10001/1', chapter === 'img' ? 'x' : (chapter ?? 'x')), '');
    const { failed, output } = await library('check');
    expect(failed).toBe(true);
    expect(output).toContain('is no content file');
  });
});

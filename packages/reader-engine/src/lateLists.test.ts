import type { ChapterList } from '@shuye/core-domain/chapter';
import { AppError } from '@shuye/core-domain/error';
import { describe, expect, it, vi } from 'vitest';
import { aChapterList } from './testing/aChapterList.ts';
import type { FakeSource } from './testing/fakeSource.ts';
import { openReader, settled } from './testing/openReader.ts';

const offline = new AppError('network', '网络或服务异常，请稍后再试');

interface LateList {
  arrive: (list: ChapterList) => void;
  fail: (fault: unknown) => void;
}

/** The next list that is asked for comes when the test says so. */
function nextListLate(source: FakeSource): LateList {
  const late: LateList = { arrive: () => undefined, fail: () => undefined };
  vi.spyOn(source, 'list').mockImplementationOnce(
    () =>
      new Promise((arrive, fail) => {
        Object.assign(late, { arrive, fail });
      }),
  );
  return late;
}

it('reads on after a retry where the book was published anew and its old files are gone [READER-48]', async () => {
  const { reader, source, reading } = await openReader();
  source.answer('c3', new AppError('server', '网络异常，请稍后再试', { code: 404 }));
  reader.goToChapter(2);
  await settled();
  expect(reading().chapter).toMatchObject({ status: 'failed' });
  expect(source.freshListsAsked).toBe(0);

  source.answer('c3', '新的一章');
  reader.retry();
  await settled();
  expect(source.freshListsAsked).toBe(1);
  expect(reading().chapter).toMatchObject({ status: 'ready', index: 2 });
});

const other = aChapterList(3, { bookId: '2002' });

describe('a list of chapters that comes late', () => {
  it.each([
    ['arrives', (late: LateList) => late.arrive(other)],
    ['fails', (late: LateList) => late.fail(offline)],
  ])('changes nothing where another book was opened since, when it %s', async (_, come) => {
    const { reader, source, reading } = await openReader();
    const late = nextListLate(source);
    const first = reader.open('2002');
    await reader.open('1001', { forcedChapterIndex: 2 });
    await settled();
    come(late);
    await first;
    await settled();
    expect(reading().list.bookId).toBe('1001');
    expect(reading().chapter).toMatchObject({ status: 'ready', index: 2 });
  });

  it.each([
    ['arrives', (late: LateList) => late.arrive(aChapterList(3))],
    ['fails', (late: LateList) => late.fail(offline)],
  ])('of a refresh changes nothing where a book was opened since, when it %s', async (_, come) => {
    const { reader, source, reading } = await openReader();
    const late = nextListLate(source);
    const refreshed = reader.refresh();
    await reader.open('1001', { forcedChapterIndex: 2 });
    await settled();
    come(late);
    await refreshed;
    await settled();
    expect(reading().list.chapters).toHaveLength(5);
    expect(reading().chapter).toMatchObject({ status: 'ready', index: 2 });
  });

  it('opens nothing where the reader was closed since', async () => {
    const { reader, source } = await openReader();
    const late = nextListLate(source);
    const opened = reader.open('2002');
    reader.close();
    late.arrive(other);
    await opened;
    expect(reader.getState()).toEqual({ status: 'opening' });
  });
});

it('a book without chapters is one that cannot be read', async () => {
  const { reader } = await openReader({ prepareSource: (source) => source.answerList(aChapterList(0)) });
  expect(reader.getState()).toMatchObject({
    status: 'failed',
    error: { kind: 'content', message: '网络异常，请稍后再试' },
  });
});

it('the device keeps a chapter from memory as soon as it is read [READER-24, CACHE-01]', async () => {
  const { reader, stored } = await openReader();
  reader.goToChapter(1);
  expect(stored.get('1001')).toMatchObject({ chapterId: 'c2' });
});

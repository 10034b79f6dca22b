import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../testing/renderApp.tsx';
import { aWireQuestionDetail } from '../testing/wireQuestions.ts';
import { aWireBook, wireChapterList, wireChapters } from '../testing/wire.ts';

/** A server that cannot be reached until `mend` is called. */
function aLine() {
  let isDown = true;
  const over =
    <Answer,>(answer: Answer) =>
    () => {
      if (isDown) throw new TypeError('cut');
      return answer;
    };
  return { over, mend: () => (isDown = false) };
}

it.each([
  ['/cover/1001', '山中灯火'],
  ['/v2/questionDetail/q1', '有什么好看的奇幻小说？'],
])('%s that failed asks again when it is opened again, in place of its former failure [NET-04]', async (path, name) => {
  const { over, mend } = aLine();
  const answers = {
    bookInfo: over(aWireBook()),
    chapterList: over(wireChapterList(['', wireChapters(3)])),
    questionInfo: over(aWireQuestionDetail()),
  };
  const { at } = await renderApp({ path, answers });
  expect(await screen.findByRole('alertdialog')).toBeTruthy();
  mend();
  await act(async () => at.navigate('/bean-ticket-rules'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await act(async () => at.navigate(path));
  expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

import { AppError } from '@shuye/core-domain/error';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderReader } from '../../../../testing/renderReader.tsx';
import { aWireBook } from '../../../../testing/wire.ts';
import { FIRST_TEXT_ID } from './removeFirstText.ts';

const sent = () => document.getElementById(FIRST_TEXT_ID);

/** The page as a server sent it. */
function receive(): HTMLElement {
  const text = document.createElement('main');
  text.id = FIRST_TEXT_ID;
  text.textContent = '灯火从山中来。';
  document.body.append(text);
  return text;
}

afterEach(() => sent()?.remove());

const retry = async () => {
  const alert = await screen.findByRole('alert');
  fireEvent.click(within(alert).getByRole('button', { name: '重试' }));
};

describe('the text of a chapter that a server sent', () => {
  let isDown = true;
  beforeEach(() => {
    isDown = true;
    receive();
  });

  it('stays where the book cannot be asked for, until the reader has drawn its own [SEO-15] [ERR-06]', async () => {
    const bookInfo = () => {
      if (isDown) throw new TypeError('no network');
      return aWireBook();
    };
    await renderReader({ answers: { bookInfo } });
    await screen.findByRole('alert');
    expect(sent()).not.toBeNull();
    isDown = false;
    await retry();
    await screen.findByText(/第1章的正文/);
    await waitFor(() => expect(sent()).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['the network', new AppError('network', ''), '网络不给力，点击重试'],
    ['the server', new AppError('server', '章节整理中', { code: 500 }), '章节整理中'],
  ])('stays where its chapter does not come for a fault of %s [SEO-15] [READER-44]', async (_, fault, words) => {
    await renderReader({ content: ({ title }) => (isDown ? fault : `${title}的正文`) });
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText(words)).toBeTruthy();
    expect(sent()).not.toBeNull();
    isDown = false;
    await retry();
    await screen.findByText(/第1章的正文/);
    await waitFor(() => expect(sent()).toBeNull());
  });

  it('makes way for the fault on a device that resumes elsewhere', async () => {
    const text = sent();
    if (text) text.style.display = 'none';
    await renderReader({ content: () => new AppError('network', '') });
    expect(await screen.findByRole('heading', { name: '第1章' })).toBeTruthy();
    expect(await screen.findByRole('alert')).toBeTruthy();
  });
});

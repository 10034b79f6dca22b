import type { Chapter } from '@shuye/core-domain/chapter';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ReaderScript } from '../../../../stores/readerSettingsStore.ts';
import { renderReader, type RenderReaderOptions } from '../../../../testing/renderReader.tsx';

const content = ({ ordinal }: Chapter) => `灯火${ordinal}。头发发白的后面是皇后。\n他什么都没有说。`;

/** Reads the third chapter. */
async function read(options: RenderReaderOptions = {}) {
  const view = await renderReader({ content, query: '?forceChapterIndex=2', ...options });
  const change = (script: ReaderScript) => act(() => view.services.readerSettings.getState().change({ script }));
  return { ...view, change };
}

describe('the script of the text', () => {
  it('becomes traditional word by word, and the source again', async () => {
    const { change } = await read();
    await screen.findByText(/^灯火3/);
    change('traditional');
    expect(await screen.findByText('燈火3。頭髮發白的後面是皇后。')).toBeTruthy();
    change('source');
    expect(await screen.findByText('灯火3。头发发白的后面是皇后。')).toBeTruthy();
  });

  it('becomes simplified', async () => {
    await read({ content: ({ ordinal }) => `燈火${ordinal}。`, device: { reader_settings: { script: 'simplified' } } });
    expect(await screen.findByText('灯火3。')).toBeTruthy();
  });

  it('keeps the place, and fetches nothing anew', async () => {
    const { change, asked } = await read();
    await screen.findByText(/^灯火4/);
    const before = asked.mock.calls.length;
    change('traditional');
    await screen.findByText(/^燈火3/);
    expect(screen.getByRole('button', { name: /^3 \/ 12章/ })).toBeTruthy();
    expect(asked.mock.calls.length).toBe(before);
  });

  it('changes no bookmark: its words are those of the source', async () => {
    await read({ device: { reader_settings: { script: 'traditional' } } });
    await screen.findByText(/^燈火3/);
    fireEvent.click(screen.getByRole('button', { name: '书签' }));
    fireEvent.click(screen.getByRole('button', { name: '更多' }));
    fireEvent.click(within(await screen.findByRole('dialog', { name: '更多' })).getByRole('button', { name: '书签' }));
    expect(await screen.findByText(/^灯火3。头发发白/)).toBeTruthy();
  });
});

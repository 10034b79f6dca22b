import { messages } from '@shuye/core-domain/error';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aHost } from '../../testing/aHost.ts';
import { Refusal } from '../../testing/fakeServer.ts';
import { renderHookIn } from '../../testing/renderHookIn.tsx';
import { testServices, type TestServicesOptions } from '../../testing/testServices.ts';
import { wireBriefs } from '../../testing/wire.ts';
import { useSearchResults } from './useSearchResults.ts';

const broken = () => {
  throw new TypeError('broken');
};
const found = { data: wireBriefs('1', '2'), info: { total: '12' } };

function search(options: TestServicesOptions, word = '灯火') {
  const services = testServices(options);
  const toast = vi.spyOn(services.toaster, 'show');
  return { services, toast, ...renderHookIn(services, () => useSearchResults({ word, isInPath: false }, 'visit')) };
}

const toasts = ({ toast }: ReturnType<typeof search>) => toast.mock.calls.map(([message]) => message);

describe('a search', () => {
  it('finds books page by page, until all are there [SEARCH-12] [SEARCH-14]', async () => {
    const { result, services } = search({ answers: { searchResult: found } });
    await waitFor(() => expect(result.current.data?.pages).toHaveLength(1));
    await act(() => result.current.fetchNextPage());
    await waitFor(() => expect(result.current.data?.pages).toHaveLength(2));
    expect(services.seen.map(({ fields }) => fields['page'])).toEqual(['1', '2']);
    expect(result.current.hasNextPage).toBe(false);
  });

  it('whose last page is full asks for no other [SEARCH-12] [SEARCH-14]', async () => {
    const full = { data: wireBriefs(...Array.from({ length: 10 }, (_, at) => `${at}`)), info: { total: 10 } };
    const { result } = search({ answers: { searchResult: full } });
    await waitFor(() => expect(result.current.data?.pages).toHaveLength(1));
    expect(result.current.hasNextPage).toBe(false);
  });

  it('is not made for no word', async () => {
    const { services } = search({ answers: { searchResult: found } }, '');
    await act(() => Promise.resolve());
    expect(services.seen).toHaveLength(0);
  });

  it('that did not reach the server shows one network-error toast [ERR-62] [SEARCH-23]', async () => {
    const view = search({});
    await waitFor(() => expect(view.result.current.isError).toBe(true));
    view.rerender();
    expect(toasts(view)).toEqual([messages.networkFailure]);
  });

  it('offline shows that there is no network [ERR-62] [SEARCH-23]', async () => {
    const host = aHost();
    host.setOnline(false);
    const view = search({ host });
    await waitFor(() => expect(toasts(view)).toEqual(['网络无法连接']));
  });

  it('that the server refused shows its message [SEARCH-24]', async () => {
    const view = search({ answers: { searchResult: new Refusal(500, '请换个词') } });
    await waitFor(() => expect(toasts(view)).toEqual(['请换个词']));
  });

  it('keeps what it found when a later page fails [ERR-62]', async () => {
    const view = search({
      answers: { searchResult: ({ page }) => (page === '1' ? found : broken()) },
    });
    await waitFor(() => expect(view.result.current.data).toBeDefined());
    await act(() => view.result.current.fetchNextPage());
    await waitFor(() => expect(toasts(view)).toEqual([messages.networkFailure]));
    expect(view.result.current.data?.pages).toHaveLength(1);
  });
});

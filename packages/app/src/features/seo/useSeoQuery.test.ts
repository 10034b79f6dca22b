import { hotBooks } from '@shuye/api-client/calls';
import { queryOptions } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Refusal } from '../../testing/fakeServer.ts';
import { renderHookIn } from '../../testing/renderHookIn.tsx';
import { testServices, type TestServicesOptions } from '../../testing/testServices.ts';
import { wireBriefs } from '../../testing/wire.ts';
import { useSeoQuery } from './useSeoQuery.ts';

const list = { data: { items: wireBriefs('1'), total: 1, totalPage: 1, currentPage: 1 } };

function aPage(answers: TestServicesOptions['answers'] = {}) {
  const services = testServices({ answers });
  const { client } = services;
  const toast = vi.spyOn(services.toaster, 'show');
  const options = queryOptions({ queryKey: ['hot-books'], queryFn: () => client.send(hotBooks, {}) });
  return { services, toast, ...renderHookIn(services, () => useSeoQuery(options)) };
}

describe('a page for search engines', () => {
  it('has its data, and no flag', async () => {
    const { result } = aPage({ hotBooks: list });
    expect(result.current).toEqual({ data: undefined, hasNoData: false });
    await waitFor(() => expect(result.current.data?.books).toHaveLength(1));
    expect(result.current.hasNoData).toBe(false);
  });

  it.each([
    ['is refused', { hotBooks: new Refusal(500, 'x') }],
    ['does not reach the server', {}],
  ])('is flagged as having no data when it %s, and reports nothing else [ERR-70] [SEO-13]', async (_name, answers) => {
    const { result, toast } = aPage(answers);
    await waitFor(() => expect(result.current.hasNoData).toBe(true));
    expect([result.current.data, toast.mock.calls]).toEqual([undefined, []]);
  });

  it('keeps what it has when it is asked for again in vain [SEO-13]', async () => {
    let isDown = false;
    const { result, services } = aPage({ hotBooks: () => (isDown ? new Refusal(500, 'x') : list) });
    await waitFor(() => expect(result.current.data).toBeDefined());
    isDown = true;
    await act(() => services.query.invalidateQueries());
    await waitFor(() => expect(services.seen).toHaveLength(2));
    expect(result.current).toMatchObject({ hasNoData: false, data: { books: [{ bookId: '1' }] } });
  });
});

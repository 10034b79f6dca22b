import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../testing/renderApp.tsx';

afterEach(() => vi.unstubAllGlobals());

const value = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) }).textContent;

/** Servers that answer by path; one that is not named cannot be reached. */
const serving = (answers: Readonly<Record<string, Response>>) =>
  vi.stubGlobal('fetch', async (path: string) => {
    const answer = answers[path];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer.clone();
  });

describe('the status page', () => {
  it('tells product, version, build, host and that the gateway answers, to anybody and without tab bar [MISC-01] [ROUTE-08]', async () => {
    serving({
      '/version.json': Response.json({ version: '1.2.3', builtAt: '2026-11-23T01:02:03.000Z' }),
      '/readyz': Response.json({ status: 'ready' }),
    });
    const { services } = await renderApp({ path: '/status' });
    await waitFor(() => expect(value('服务可用')).toBe('服务可用是'));
    expect(['产品', '版本', '构建时间', '宿主'].map(value)).toEqual([
      '产品书页',
      '版本1.2.3',
      '构建时间2026-11-23T01:02:03.000Z',
      '宿主test',
    ]);
    expect(document.title).toBe('系统状态-书页小说');
    expect(screen.queryByRole('navigation', { name: '主导航' })).toBeNull();
    expect(services.seen).toEqual([]);
  });

  it('is left out by search engines [MISC-01]', async () => {
    serving({});
    await renderApp({ path: '/status' });
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  });

  it.each<[string, Readonly<Record<string, Response>>]>([
    ['cannot be reached', {}],
    ['is not ready', { '/readyz': new Response('', { status: 500 }) }],
  ])('says 否 of a gateway that %s [MISC-01]', async (_case, answers) => {
    serving(answers);
    await renderApp({ path: '/status' });
    await waitFor(() => expect(value('服务可用')).toBe('服务可用否'));
    expect(value('版本')).toBe('版本0.1.0');
    expect(value('构建时间')).toBe('构建时间未知');
  });
});

import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LOGIN_TTL_S, loginCookies, NEW_ACCOUNT_COOKIE_TTL_S, newAccountCookie } from '@shuye/core-domain/member';
import { CONTENT_CACHE_BOOKS } from '@shuye/reader-engine';
import { accountDatabases, elderCookie } from '@shuye/core-domain/storage';
import { renderApp } from '../../testing/renderApp.tsx';

const text = () => screen.getByRole('main').textContent ?? '';
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('the legal texts', () => {
  it.each([
    ['/privacy-policy', '隐私协议', '三、浏览器里存了什么', '用户协议', 'ROUTE-29] [MISC-05'],
    ['/user-agreement', '用户协议', '三、书豆和购买', '隐私协议', 'ROUTE-30] [MISC-06'],
  ])('%s shows the %s [%4$s]', async (path, title, heading, other) => {
    const { services } = await renderApp({ path, feedbackUrl: 'https://feedback.example/in' });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(document.title).toBe(`${title}-书页小说`);
    expect(headings()).toContain(heading);
    expect(text()).toContain('样例文本');
    const page = within(screen.getByRole('main'));
    expect(page.getByRole('link', { name: other })).toBeTruthy();
    expect(page.getByRole('link', { name: '意见反馈' }).getAttribute('href')).toBe('https://feedback.example/in');
    expect(screen.queryByRole('navigation', { name: '主导航' })).toBeNull();
    expect(services.seen).toEqual([]);
  });

  it('name the cookies and databases that the product sets, and how long each lasts [MISC-05]', async () => {
    await renderApp({ path: '/privacy-policy' });
    for (const name of [...Object.values(loginCookies), newAccountCookie, elderCookie.name])
      expect(text()).toContain(name);
    for (const name of accountDatabases) expect(text()).toContain(`shuye_${name}`);
    expect(text()).toContain(`各保留${LOGIN_TTL_S / 86_400}天`);
    expect(text()).toContain(`保留${NEW_ACCOUNT_COOKIE_TTL_S / 60}分钟`);
    expect(text()).toContain(`保留${elderCookie.ttlS / 86_400}天`);
    expect(text()).toContain(`最近${CONTENT_CACHE_BOOKS}本书`);
  });
});

import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../testing/renderApp.tsx';

it.each([
  ['super', '超级会员', '超级会员书免费读', 'super'],
  ['month', '包月会员', '包月书库免费读', 'month'],
  ['advanced', '高级会员', '包月书库免费读', 'advanced'],
  ['gold', '包月会员', '包月书库免费读', 'month'],
])(
  '/mp/%s tells the privileges of %s to everyone, and leads to the shop [MEMBER-11] [ROUTE-25] [ENUM-08]',
  async (type, name, right, asked) => {
    const { services } = await renderApp({ path: `/mp/${type}` });
    expect(await screen.findByRole('heading', { level: 2, name })).toBeTruthy();
    const rights = within(screen.getByRole('list', { name: '会员特权' })).getAllByRole('listitem');
    expect(rights[0]?.textContent).toContain(right);
    expect(screen.getByRole('link', { name: '开通会员' }).getAttribute('href')).toBe(`/buy-member?type=${asked}`);
    expect(document.title).toBe('会员特权-书页小说');
    expect(services.seen).toEqual([]);
  },
);

it('/mp/new tells the privileges of a membership that is given, and leads to no shop that does not sell it [MEMBER-11] (D-169)', async () => {
  await renderApp({ path: '/mp/new' });
  expect(await screen.findByRole('heading', { level: 2, name: '新人福利会员' })).toBeTruthy();
  const rights = within(screen.getByRole('list', { name: '会员特权' })).getAllByRole('listitem');
  expect(rights[0]?.textContent).toContain('新人福利书免费读');
  expect(screen.queryByRole('link', { name: '开通会员' })).toBeNull();
});

import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anAccount } from '../../testing/anAccount.ts';
import { Refusal, type Answers } from '../../testing/fakeServer.ts';
import { renderApp } from '../../testing/renderApp.tsx';

const userId = '8000001';
const NOW = 1_790_000_000;

const withMemberships = (memberInfo: object): Answers => {
  const account = anAccount();
  return { ...account, userInfo: { info: { ...account.userInfo.info, memberInfo } } };
};

const cards = async () => within(await screen.findByRole('list', { name: '我的会员' })).getAllByRole('listitem');

const address = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('my membership', () => {
  it('has a card for each membership in the order of the server [MEMBER-01] [ROUTE-36]', async () => {
    const answers = withMemberships({
      superInfo: { superType: 3, expiredTime: NOW - 86_400 },
      newInfo: { type: 2, expiredTime: NOW + 864_000 },
      priorityInfo: { newInfo: 1, superInfo: 2 },
    });
    await renderApp({ path: '/myVip', userId, answers });
    expect((await cards()).map((card) => within(card).getByRole('heading').textContent)).toEqual([
      '新人福利会员',
      '超级会员',
      '包月会员',
      '免费阅读卡会员',
    ]);
    const [newcomer, superMember, monthly] = await cards();
    expect(newcomer?.textContent).toContain('生效中有效期至2026-');
    expect(superMember?.textContent).toContain('已过期已于2026-');
    expect(monthly?.textContent).toContain('未开通');
    expect(document.title).toBe('我的会员-书页小说');
  });

  it('opens and renews no membership that is given and not sold [MEMBER-01] (D-169)', async () => {
    const answers = withMemberships({ newInfo: { type: 2, expiredTime: NOW + 864_000 } });
    await renderApp({ path: '/myVip', userId, answers });
    await cards();
    const shops = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('/buy-member'));
    expect(shops.map((link) => link.textContent)).toEqual(['开通超级会员', '开通包月会员']);
    expect(screen.getByText('由平台赠送，不单独出售')).toBeTruthy();
  });

  it('leads from no membership to the privileges of another one [MEMBER-01] [MEMBER-11]', async () => {
    await renderApp({ path: '/myVip', userId, answers: anAccount() });
    await cards();
    const pages = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('/mp/'));
    expect(pages.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
      '特权：超级会员 /mp/super',
      '特权：包月会员 /mp/month',
      '特权：新人福利会员 /mp/new',
    ]);
  });

  it('leads to the shop, to the privileges and to the monthly library [MEMBER-01] [MEMBER-12]', async () => {
    await renderApp({ path: '/myVip', userId, answers: anAccount({ superType: 2 }) });
    await cards();
    expect(address(/^续费\s*超级会员$/)).toBe('/buy-member?renew=1&type=super');
    expect(address(/^开通\s*包月会员$/)).toBe('/buy-member?type=month');
    expect(address(/^特权\s*：超级会员$/)).toBe('/mp/super');
    expect(screen.getByRole('link', { name: /^包月书库/ }).getAttribute('href')).toBe('/myVipBookStore');
  });

  it('says what happened when the account does not come, and asks again [MEMBER-01]', async () => {
    let isDown = true;
    const { userInfo, ...rest } = anAccount();
    const answers = { ...rest, userInfo: () => (isDown ? new Refusal(503, '账户维护中') : userInfo) };
    await renderApp({ path: '/myVip', userId, answers });
    expect((await screen.findAllByText('账户维护中')).length).toBeGreaterThan(0);
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: '刷新' }));
    expect(await cards()).toHaveLength(4);
  });
});

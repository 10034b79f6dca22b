import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anAccount } from '../../testing/anAccount.ts';
import { Refusal, type Answers } from '../../testing/fakeServer.ts';
import { renderApp } from '../../testing/renderApp.tsx';

const userId = '8000001';
const NOW = 1_790_000_000;

const aPlan = (monthId: string, monthType: number, month: number, price: number, given: object = {}) => ({
  monthId,
  month,
  monthType,
  price,
  oriPrice: 250 * month,
  givenType: 0,
  givenAmount: 0,
  name: `套餐${monthId}`,
  ...given,
});

const plans = [
  aPlan('1', 0, 1, 150),
  aPlan('2', 0, 3, 400, { givenType: 1, givenAmount: 20 }),
  aPlan('4', 1, 1, 250),
  aPlan('6', 1, 12, 2480, { givenType: 2, givenAmount: 200 }),
];

const aTicket = (beanId: string, balance: number, endsIn = 86_400) => ({
  beanId,
  beanName: `券${beanId}`,
  amount: balance,
  balance,
  expiredTime: NOW + endsIn,
  status: 1,
});

const bought = { data: { balance: 850, expiredTime: NOW + 86_400, level: 3 } };
const answers = (change: Answers = {}): Answers => ({
  ...anAccount({ beans: 1000 }),
  membershipOffer: { beanInfo: [], monthInfo: plans },
  buyMembership: bought,
  ...change,
});

const open = (given: Answers = answers(), path = '/buy-member') => renderApp({ path, userId, answers: given });
const chosen = () =>
  screen.getAllByRole<HTMLInputElement>('radio').find(({ name, checked }) => name === 'plan' && checked);
const confirm = async () => fireEvent.click(await screen.findByRole('button', { name: '确认购买' }));
const sent = (seen: ReadonlyArray<{ name: string; fields: object }>) =>
  seen.filter(({ name }) => name === 'buyMembership').map(({ fields }) => fields);

describe('the member shop', () => {
  it('offers the plans of each membership with price, price before and gift [MEMBER-03] [ROUTE-38]', async () => {
    await open();
    expect(await screen.findByRole('group', { name: '包月会员' })).toBeTruthy();
    expect(screen.getByRole('group', { name: '超级会员' })).toBeTruthy();
    expect(screen.getByRole('radio', { name: /^3个月\s*400书豆\s*750\s*送20书豆$/ })).toBeTruthy();
    expect(screen.getByRole('radio', { name: /^12个月\s*2480书豆\s*3000\s*送200书豆豆券$/ })).toBeTruthy();
    expect(document.title).toBe('开通会员-书页小说');
    expect(screen.getByText('到期不会自动续费')).toBeTruthy();
  });

  it('says what a plan costs and what is left afterwards [MEMBER-03]', async () => {
    await open();
    fireEvent.click(await screen.findByRole('radio', { name: /^3个月/ }));
    expect(screen.getByText('套餐2')).toBeTruthy();
    expect(screen.getByText('购买后余额600书豆')).toBeTruthy();
  });

  it.each([
    ['/buy-member', anAccount(), '1'],
    ['/buy-member?renew=1', anAccount({ superType: 2 }), '4'],
    ['/buy-member?type=super', anAccount(), '4'],
    ['/buy-member?type=month&renew=1', anAccount({ superType: 2 }), '1'],
    ['/buy-member?aliasId=6', anAccount(), '6'],
    ['/buy-member?aliasId=nothing', anAccount({ superType: 2 }), '4'],
  ])(
    '%s marks the plan asked for, or the first of the reader’s membership [MEMBER-04]',
    async (path, account, plan) => {
      await open(answers(account), path);
      await screen.findByRole('group', { name: '包月会员' });
      expect(chosen()?.value).toBe(plan);
    },
  );

  it('is titled 续费会员 where a membership is renewed [MEMBER-04]', async () => {
    await open(answers(), '/buy-member?renew=1');
    expect(await screen.findByRole('heading', { level: 1, name: '续费会员' })).toBeTruthy();
    expect(document.title).toBe('续费会员-书页小说');
  });

  it('buys the chosen plan on the terms that are shown, says 开通成功 and goes back to what waits [MEMBER-05] [MEMBER-06] [MEMBER-08]', async () => {
    const { at, services } = await open(answers(), '/buy-member?back=%2Fshelf');
    fireEvent.click(await screen.findByRole('radio', { name: /^3个月/ }));
    await confirm();
    await waitFor(() => expect(at.address).toBe('/shelf'));
    expect(await screen.findByText('开通成功')).toBeTruthy();
    expect(sent(services.seen)).toEqual([
      expect.objectContaining({
        monthId: '2',
        month: '3',
        monthType: '0',
        price: '400',
        givenType: '1',
        givenAmount: '20',
        monthlyAutoRenewSwitch: '0',
      }),
    ]);
  });

  it('leads to what was opened where nothing waits for it [MEMBER-03]', async () => {
    const { at } = await open();
    await confirm();
    await waitFor(() => expect(at.address).toBe('/myVip'));
  });

  it('opens the memberships with the one that was renewed, on a slow line too: it says 已过期 no more [MEMBER-01]', async () => {
    let isBought = false;
    const userInfo = async () => {
      const { userInfo: info } = anAccount(
        isBought ? { beans: 750, superType: 2 } : { beans: 1000, superType: 3, superEndsIn: -60 },
      );
      await new Promise((arrived) => setTimeout(arrived, 100));
      return info;
    };
    const buyMembership = () => {
      isBought = true;
      return bought;
    };
    const { at } = await open(answers({ userInfo, buyMembership }), '/myVip');
    fireEvent.click(await screen.findByRole('link', { name: /^续费\s*超级会员/ }));
    await confirm();
    await waitFor(() => expect(at.address).toBe('/myVip'));
    // The plans stand there until the page has come.
    await screen.findByRole('heading', { name: '我的会员' });
    const [first] = await screen.findAllByRole('listitem');
    expect(first?.textContent).toMatch(/超级会员.*生效中/);
  });

  it('leaves in time where nobody says what the reader holds by then [MEMBER-10]', async () => {
    let isBought = false;
    const { userInfo: before } = anAccount({ beans: 1000 });
    const userInfo = () => (isBought ? new Promise<object>(() => undefined) : before);
    const buyMembership = () => {
      isBought = true;
      return bought;
    };
    const { at } = await open(answers({ userInfo, buyMembership }), '/buy-member?back=%2Fshelf');
    await confirm();
    await waitFor(() => expect(at.address).toBe('/shelf'), { timeout: 3000 });
  });

  it('buys once however often it is pressed [MEMBER-13]', async () => {
    const { at, services } = await open(answers(), '/buy-member?back=%2Fshelf');
    const button = await screen.findByRole('button', { name: '确认购买' });
    for (let press = 0; press < 20; press += 1) fireEvent.click(button);
    await waitFor(() => expect(at.address).toBe('/shelf'));
    expect(sent(services.seen)).toHaveLength(1);
  });

  it('leads back from the top-up to the plan that was chosen [BUY-08] [PAY-02]', async () => {
    await open(answers(anAccount({ beans: 100 })), '/buy-member?type=month&aliasId=1');
    fireEvent.click(await screen.findByRole('radio', { name: /^3个月/ }));
    const topUp = screen.getByRole('link', { name: '余额不足，去充值' }).getAttribute('href') ?? '';
    const back = new URL(topUp, 'https://shuye.test').searchParams.get('back') ?? '';
    expect(new URL(back, 'https://shuye.test').searchParams.getAll('aliasId')).toEqual(['2']);
    expect(new URL(back, 'https://shuye.test').searchParams.get('type')).toBe('month');
  });

  it('leads to the beans that are missing, and back here [BUY-08]', async () => {
    await open(answers(anAccount({ beans: 100 })), '/buy-member?type=month');
    const link = await screen.findByRole('link', { name: '余额不足，去充值' });
    expect(screen.getByText('还差50书豆')).toBeTruthy();
    expect(link.getAttribute('href')).toBe(
      `/top-up?buy=1&back=${encodeURIComponent('/buy-member?type=month&aliasId=1')}`,
    );
  });

  it('asks to choose when the chosen plan is sold no more [MEMBER-13]', async () => {
    let monthInfo = plans;
    const { services } = await open(
      answers({
        membershipOffer: () => ({ beanInfo: [], monthInfo }),
        buyMembership: () => new Refusal(404, '请选择会员套餐'),
      }),
    );
    await screen.findByRole('button', { name: '确认购买' });
    monthInfo = plans.slice(1);
    await confirm();
    await waitFor(() => expect(screen.queryByRole('radio', { name: /^1个月\s*150/ })).toBeNull());
    expect(chosen()).toBeUndefined();
    const before = sent(services.seen).length;
    await confirm();
    expect((await screen.findAllByText('请选择会员套餐')).length).toBeGreaterThan(0);
    expect(sent(services.seen)).toHaveLength(before);
  });

  it.each([
    [409, 'x', '超过充值限额，无法购买'],
    [410, 'x', '人气大爆发，请稍后再试'],
    [999, 'x', '处理中，请勿重复操作'],
    [412, '套餐已更新，请重新选择', '套餐已更新，请重新选择'],
    [4020, '书豆余额不足，请先充值', '书豆余额不足，请先充值'],
    [4021, '豆券已失效，请重新选择', '豆券已失效，请重新选择'],
  ])('says why the server refused with %i, and stays [MEMBER-10]', async (code, said, words) => {
    const { at } = await open(answers({ buyMembership: new Refusal(code, said) }));
    await confirm();
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    expect(at.address).toBe('/buy-member');
  });

  it('tells a balance that changed since it was shown before anything is taken, and takes the next press [MEMBER-13]', async () => {
    let beans = 1000;
    const { at, services } = await open(answers({ userInfo: () => ({ ...anAccount({ beans }).userInfo }) }));
    await screen.findByRole('button', { name: '确认购买' });
    beans = 850;
    await confirm();
    expect((await screen.findByRole('alert')).textContent).toBe('余额已变为850书豆，请确认后再购买');
    expect(sent(services.seen)).toEqual([]);
    await confirm();
    await waitFor(() => expect(at.address).toBe('/myVip'));
    expect(sent(services.seen)).toHaveLength(1);
  });

  it('takes nothing while nobody can say whether what it shows still holds [MEMBER-13] [NET-04]', async () => {
    let isCut = false;
    const account = anAccount({ beans: 1000 });
    const { services } = await open(
      answers({
        userInfo: () => {
          if (isCut) throw new TypeError('cut');
          return { ...account.userInfo };
        },
      }),
    );
    await screen.findByRole('button', { name: '确认购买' });
    isCut = true;
    await confirm();
    expect((await screen.findByRole('alert')).textContent).toBe('网络或服务异常，请稍后再试');
    expect(sent(services.seen)).toEqual([]);
  });

  it('sends the same key again when no answer came [MEMBER-10]', async () => {
    let isDown = true;
    const { at, services } = await open(
      answers({
        buyMembership: () => {
          if (isDown) throw new TypeError('cut');
          return bought;
        },
      }),
      '/buy-member?back=%2Fshelf',
    );
    await confirm();
    await screen.findByRole('alert');
    expect(JSON.stringify(services.storage.read('intents', (value) => value))).toContain('membership 1 150');
    isDown = false;
    await confirm();
    await waitFor(() => expect(at.address).toBe('/shelf'));
    expect(services.storage.read('intents', (value) => value)).toEqual({});
  });

  it('says that nothing is sold where no plan is [MEMBER-03]', async () => {
    await open(answers({ membershipOffer: { beanInfo: [], monthInfo: [] } }));
    expect(await screen.findByText('暂时没有可开通的会员')).toBeTruthy();
  });
});

const withTickets = (): Answers =>
  answers({ membershipOffer: { beanInfo: [aTicket('a', 30, 200_000), aTicket('b', 50)], monthInfo: plans } });

describe('tickets of a membership', () => {
  it('pay for a monthly plan, one of them, the one that ends first at the beginning [MEMBER-07] [MEMBER-09]', async () => {
    const { services, at } = await open(withTickets(), '/buy-member?back=%2Fshelf');
    expect(await screen.findByText('购买后余额900书豆')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: /券a/ }));
    expect(screen.getByText('购买后余额880书豆')).toBeTruthy();
    await confirm();
    await waitFor(() => expect(at.address).toBe('/shelf'));
    expect(sent(services.seen)).toEqual([expect.objectContaining({ beanId: 'a' })]);
  });

  it('of thousands are few on the page at first, so that what the plan costs stands near, and more where they are asked for [MEMBER-09]', async () => {
    const many = Array.from({ length: 3000 }, (_, at) => aTicket(`${at}`, 5));
    await open(answers({ membershipOffer: { beanInfo: many, monthInfo: plans } }));
    const group = await screen.findByRole('group', { name: /豆券/ });
    expect(within(group).getAllByRole('radio')).toHaveLength(6);
    fireEvent.click(within(group).getByRole('button', { name: '更多豆券（还有2995张）' }));
    expect(within(group).getAllByRole('radio')).toHaveLength(26);
  });

  it('are left alone where the reader wants so [MEMBER-07]', async () => {
    const { services, at } = await open(withTickets(), '/buy-member?back=%2Fshelf');
    fireEvent.click(await screen.findByRole('radio', { name: '不使用豆券' }));
    expect(screen.getByText('购买后余额850书豆')).toBeTruthy();
    await confirm();
    await waitFor(() => expect(at.address).toBe('/shelf'));
    expect(sent(services.seen)[0]).not.toHaveProperty('beanId');
  });

  it('are the same when no answer came, whatever is proposed by then: what may be paid already is asked for by its own key [MEMBER-10] [MEMBER-13]', async () => {
    let isDown = true;
    const given = withTickets();
    const { services, at } = await open(
      {
        ...given,
        buyMembership: () => {
          if (isDown) throw new TypeError('cut');
          return bought;
        },
      },
      '/buy-member?back=%2Fshelf',
    );
    fireEvent.click(await screen.findByRole('radio', { name: /券a/ }));
    await confirm();
    await screen.findByRole('alert');
    isDown = false;
    fireEvent.click(screen.getByRole('radio', { name: /券b/ }));
    await confirm();
    await waitFor(() => expect(at.address).toBe('/shelf'));
    expect(sent(services.seen)).toEqual([
      expect.objectContaining({ beanId: 'a' }),
      expect.objectContaining({ beanId: 'a' }),
    ]);
    expect(services.storage.read('intents', (value) => value)).toEqual({});
  });

  it('pay for no super plan [MEMBER-07]', async () => {
    const { services, at } = await open(withTickets(), '/buy-member?type=super&back=%2Fshelf');
    await screen.findByRole('group', { name: '超级会员' });
    expect(screen.queryByRole('group', { name: /豆券/ })).toBeNull();
    await confirm();
    await waitFor(() => expect(at.address).toBe('/shelf'));
    expect(sent(services.seen)[0]).not.toHaveProperty('beanId');
  });
});

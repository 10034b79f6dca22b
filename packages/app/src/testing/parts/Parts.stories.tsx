import { GivenType, MonthType, type MembershipPlan } from '@shuye/core-domain/member-shop';
import { AppError } from '@shuye/core-domain/error';
import { settlePurchase, type PriceRow } from '@shuye/core-domain/purchase';
import { LabelType } from '@shuye/core-domain/question';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, type ReactElement } from 'react';
import { MemberBadge } from '../../features/account/MemberBadge.tsx';
import { ChargeBlock } from '../../features/charge/ChargeBlock.tsx';
import { FilterLinks } from '../../features/endless-list/FilterLinks.tsx';
import { ListSkeleton } from '../../features/endless-list/ListSkeleton.tsx';
import { BookSkeleton } from '../../features/book-page/BookSkeleton.tsx';
import { FarmPopup } from '../../features/farm-task/FarmPopup.tsx';
import { DownloadDialog } from '../../features/guide/DownloadDialog.tsx';
import { GuideBox } from '../../features/guide/GuideBox.tsx';
import { LabelGroups } from '../../features/labels/LabelGroups.tsx';
import { LoadFailure } from '../../features/load-failure/LoadFailure.tsx';
import { SubjectFailure } from '../../features/load-failure/SubjectFailure.tsx';
import { PrivilegeList } from '../../features/membership/PrivilegeList.tsx';
import { OptionGroup } from '../../features/options/OptionGroup.tsx';
import { PlanCards } from '../../features/options/PlanCards.tsx';
import { FailureNote } from '../../features/options/FailureNote.tsx';
import { PriceRows } from '../../features/price-table/PriceRows.tsx';
import { QrCode } from '../../features/qr-code/QrCode.tsx';
import { QuestionRows } from '../../features/questions/QuestionRows.tsx';
import { RecordRow } from '../../features/records/RecordRow.tsx';
import { TicketWords } from '../../features/tickets/TicketWords.tsx';
import { MemoryNavigation } from '../../router/MemoryNavigation.tsx';
import { ServicesProvider } from '../../services/ServicesContext.tsx';
import { testServices } from '../testServices.ts';

const LONG = '在很远很远的山那边有一座只在夜里亮灯的图书馆与它的管理员';
const NOW_S = 1_795_458_000;
const PICTURE =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"><path d="M0 0h3v4H0z" fill="%23a8443a"/></svg>';
const nothing = (): void => undefined;

const plan = (planId: string, change: Partial<MembershipPlan> = {}): MembershipPlan => ({
  planId,
  name: '包月会员',
  months: 1,
  monthType: MonthType.Monthly,
  beanPrice: 150,
  givenType: GivenType.None,
  givenAmount: 0,
  ...change,
});
const plans = [
  plan('1'),
  plan('2', { months: 3, beanPrice: 400, originalPrice: 450, givenType: GivenType.Tickets, givenAmount: 60 }),
  plan('3', { name: '超级会员', monthType: MonthType.Super, months: 12, beanPrice: 123_456_789 }),
];

const row = (item: PriceRow['item'], chapterCount: number, beanPrice: number, byTickets = 0): PriceRow => ({
  item,
  chapterCount,
  beanPrice,
  ticketIds: [],
  settlement: settlePurchase({ beanPrice, ticketBeans: byTickets, beanBalance: 1000 }),
  beansToTheEnd: beanPrice,
});
const ways = [
  row({ kind: 'chapter', chapterId: '9' }, 1, 7),
  row({ kind: 'chapters', fromChapterId: '9', size: 10 }, 10, 68, 5),
  row({ kind: 'chapters', fromChapterId: '9', size: 'rest' }, 812, 123_456_789),
  row({ kind: 'membership', plan: plan('1') }, 812, 150),
];

const labels = (names: readonly string[]) =>
  names.map((name, at) => ({ labelId: `${at}`, name, group: 'CATEGORY', labelType: LabelType.FirstCategory }));

/** Parts that several screens share, where they need the application around them. */
export default {
  title: 'Product/Parts',
  decorators: [
    (Story) => (
      <ServicesProvider value={testServices({ nowMs: () => NOW_S * 1000 })}>
        <MemoryNavigation initialEntries={['/']}>
          <Story />
        </MemoryNavigation>
      </ServicesProvider>
    ),
  ],
} satisfies Meta;

const story = (render: () => ReactElement): StoryObj => ({ render });

export const WaysToReadOn = story(() => <PriceRows rows={ways} cheapest={ways[3]} leadsTo={() => ({ href: '#' })} />);

export const Charge = story(() => (
  <ChargeBlock
    charge={{
      beans: 7,
      price: '本章价格：7书豆',
      struckPrice: '10书豆',
      balance: '余额：3书豆',
      button: '余额不足，去充值',
      offer: { tier: 'monthly', text: '开通会员，免费读本书' },
    }}
    busy={false}
    onBuy={nothing}
    offerHref="#"
  />
));

export const Plans = story(() => <PlanCards plans={plans} chosen="2" onSelect={nothing} />);
export const PlansDisabled = story(() => <PlanCards plans={plans} chosen="1" disabled onSelect={nothing} />);
export const PurchaseThatFailed = story(() => (
  <OptionGroup legend="购买范围">
    <FailureNote message="价格已变为8书豆，请确认后再购买" />
  </OptionGroup>
));

export const Members = story(() => (
  <>
    {(['super', 'advanced', 'month', 'new'] as const).map((look) => (
      <MemberBadge key={look} level={{ tier: 'monthly', name: '包月会员', look }} />
    ))}
  </>
));
export const Privileges = story(() => <PrivilegeList look="super" />);

export const Records = story(() => (
  <>
    <RecordRow title={['充值']} note={['2026-11-25 21:50', '30元']} amount="+300书豆" incoming side="余额1300书豆" />
    <RecordRow title={[LONG, '第812章']} note={[`${LONG}，共812章`]} amount="−123456789书豆" />
  </>
));
export const Ticket = story(() => (
  <TicketWords beanId="1" name={LONG} amount={10} balance={4} expiresAt={NOW_S + 86_400} status={1} />
));

export const Labels = story(() => (
  <LabelGroups
    groups={[
      { key: 'CATEGORY', title: '分类', labels: labels(['奇幻', '都市', '年代', '历史']) },
      { key: 'PLOT', title: '情节', labels: labels([LONG, '慢热', '破案']) },
    ]}
    hrefOf={() => '#'}
  />
));
export const Filters = story(() => (
  <FilterLinks
    label="状态"
    choices={['全部', '连载', '完结'].map((name) => ({ name, href: `#${name}`, isChosen: name === '完结' }))}
  />
));
export const Questions = story(() => (
  <QuestionRows
    label="最新问题"
    questions={[LONG, '有没有治愈系的小说？'].map((title, at) => ({
      questionId: `${at}`,
      title,
      publishedAt: NOW_S - 86_400,
      answerCount: at,
    }))}
  />
));

export const ListThatLoads = story(() => <ListSkeleton />);
export const BookThatLoads = story(() => <BookSkeleton />);
export const ListThatFailed = story(() => <LoadFailure error={new AppError('network', '')} onRetry={nothing} />);
export const BookThatIsGone = story(() => (
  <SubjectFailure
    error={new AppError('server', '书籍已下架', { code: 404 })}
    onRetry={nothing}
    others={{ name: '去书城看看', href: '#' }}
  />
));

export const AddressToScan = story(() => <QrCode address="https://shuye.example/download/1001" />);
export const Download = story(() => <DownloadDialog open onConfirm={nothing} onCancel={nothing} />);

function OpenGuideBox() {
  const picture = useRef<HTMLDivElement>(null);
  return <GuideBox isShown pictureUrl={PICTURE} picture={picture} onOpen={nothing} onClose={nothing} />;
}
export const Guide = story(() => <OpenGuideBox />);

export const FarmTask = story(() => (
  <FarmPopup
    open
    state={{
      phase: 'finished',
      task: {
        isFinished: true,
        from: 'farm',
        iconUrl: '',
        config: { duration: 60, goingBefore: '再读', goingAfter: '秒得肥料', finishedText: '任务完成，肥料已到账' },
      },
    }}
    ability={{
      task: () => Promise.resolve(undefined),
      completeTask: () => Promise.resolve(),
      isPinned: () => Promise.resolve(false),
      pin: () => Promise.resolve(true),
    }}
    onFailure={nothing}
    onClose={nothing}
  />
));

import type { Meta, StoryObj } from '@storybook/react-vite';
import { ActivityBar } from '../components/activity-bar/ActivityBar.tsx';
import { Banner } from '../components/banner/Banner.tsx';
import { BookGrid } from '../components/book-grid/BookGrid.tsx';
import { BookList } from '../components/book-list/BookList.tsx';
import { BookRow } from '../components/book-row/BookRow.tsx';
import { BookTile } from '../components/book-tile/BookTile.tsx';
import { CardList } from '../components/card-list/CardList.tsx';
import { ClassGrid } from '../components/class-grid/ClassGrid.tsx';
import { CountdownLabel } from '../components/countdown-label/CountdownLabel.tsx';
import { Footer } from '../components/footer/Footer.tsx';
import { IconButton } from '../components/icon-button/IconButton.tsx';
import { BookIcon } from '../icons/BookIcon.tsx';
import { ListIcon } from '../icons/ListIcon.tsx';
import { MineIcon } from '../icons/MineIcon.tsx';
import { ShelfIcon } from '../icons/ShelfIcon.tsx';
import { SortIcon } from '../icons/SortIcon.tsx';
import { StarIcon } from '../icons/StarIcon.tsx';
import { Module } from '../components/module/Module.tsx';
import { NavBar } from '../components/nav-bar/NavBar.tsx';
import { NoticeBar } from '../components/notice-bar/NoticeBar.tsx';
import { Page } from '../components/page/Page.tsx';
import { SearchBar } from '../components/search-bar/SearchBar.tsx';
import { SlideList } from '../components/slide-list/SlideList.tsx';
import { TabBar } from '../components/tab-bar/TabBar.tsx';
import { sampleBooks } from '../testing/sampleBooks.ts';
import { sampleTabs } from '../testing/sampleTabs.ts';

const banner = sampleBooks
  .slice(0, 3)
  .map(({ description, ...book }) => ({ ...book, line: description, href: '#book' }));
const ways = [
  { id: 'class', label: '分类', href: '#class', icon: <ListIcon /> },
  { id: 'rank', label: '榜单', href: '#rank', icon: <SortIcon /> },
  { id: 'done', label: '完结', href: '#done', icon: <BookIcon />, badge: '新' },
  { id: 'vip', label: '会员', href: '#vip', icon: <StarIcon /> },
];
const tiles = (from: number, to: number) =>
  sampleBooks
    .slice(from, to)
    .map(({ id, title, author }) => <BookTile key={id} title={title} author={author} note={author} href={`#${id}`} />);

/** The bookstore's ten templates on one page, to judge their rhythm together. */
function Home() {
  return (
    <>
      <Page bottom="tab-bar">
        <Module>
          <SearchBar
            href="#search"
            actions={
              <>
                <IconButton label="书架" href="#shelf">
                  <ShelfIcon />
                </IconButton>
                <IconButton label="我的" href="#myself">
                  <MineIcon />
                </IconButton>
              </>
            }
          />
        </Module>
        <Module>
          <Banner items={banner} />
        </Module>
        <Module>
          <NavBar items={ways} />
        </Module>
        <Module>
          <NoticeBar text="今晚零点至两点书城维护" href="#notice" />
        </Module>
        <Module title="本周新书" moreHref="#new">
          <BookGrid label="本周新书">{tiles(0, 6)}</BookGrid>
        </Module>
        <Module title="限时免费" note={<CountdownLabel text="限免剩余3天" />} moreHref="#free">
          <SlideList label="限时免费">{tiles(3, 11)}</SlideList>
        </Module>
        <Module>
          <ActivityBar title="开卷有益" note="读满三十分钟，领一张豆券" href="#activity" />
        </Module>
        <Module title="志怪与笔记" onSwitch={() => undefined}>
          <ClassGrid label="志怪与笔记">{tiles(6, 10)}</ClassGrid>
        </Module>
        <Module title="名家">
          <CardList label="名家">{tiles(7, 12)}</CardList>
        </Module>
        <Module title="热读榜" moreHref="#rank">
          <BookList label="热读榜" ordered>
            {sampleBooks.slice(0, 3).map(({ id, ...book }, index) => (
              <BookRow key={id} {...book} rank={index + 1} href={`#${id}`} />
            ))}
          </BookList>
        </Module>
        <Footer text="阿里文学出品" />
      </Page>
      <TabBar tabs={sampleTabs} activeId="home" />
    </>
  );
}

export default { title: 'Design/Home', component: Home, parameters: { bare: true } } satisfies Meta<typeof Home>;

export const 书城: StoryObj<typeof Home> = {};

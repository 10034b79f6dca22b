import type { Meta, StoryObj } from '@storybook/react-vite';
import { ActionBar } from '../components/action-bar/ActionBar.tsx';
import { AddToShelfButton } from '../components/add-to-shelf-button/AddToShelfButton.tsx';
import { BookCover } from '../components/book-cover/BookCover.tsx';
import { BookTile } from '../components/book-tile/BookTile.tsx';
import { Button } from '../components/button/Button.tsx';
import { CatalogRow } from '../components/catalog-row/CatalogRow.tsx';
import { ExpandableText } from '../components/expandable-text/ExpandableText.tsx';
import { CollapsibleList } from '../components/collapsible-list/CollapsibleList.tsx';
import { IconButton } from '../components/icon-button/IconButton.tsx';
import { ShareIcon } from '../icons/ShareIcon.tsx';
import { Module } from '../components/module/Module.tsx';
import { Page } from '../components/page/Page.tsx';
import { RecommendGrid } from '../components/recommend-grid/RecommendGrid.tsx';
import { Tag } from '../components/tag/Tag.tsx';
import { sampleBooks } from '../testing/sampleBooks.ts';
import { TopBar } from '../components/top-bar/TopBar.tsx';
import styles from './CoverPage.stories.module.css';

const [book] = sampleBooks;
const excerpt = sampleBooks.map(({ description }) => `　　${description}`).join('\n');

function CoverPage() {
  return (
    <Page
      bottom="action-bar"
      bar={
        <TopBar
          backHref="#back"
          actions={
            <IconButton label="分享">
              <ShareIcon />
            </IconButton>
          }
        />
      }
    >
      <div className={styles['head']}>
        <div className={styles['cover']}>
          <BookCover title={book.title} author={book.author} alt={`《${book.title}》封面`} />
        </div>
        <div className={styles['words']}>
          <h1 className={styles['title']}>{book.title}</h1>
          <p className={styles['author']}>{book.author}</p>
          <p className={styles['facts']}>73.1万字 · 完结 · 9.6分</p>
          <p className={styles['tags']}>
            <Tag>世情</Tag> <Tag>古典</Tag> <Tag tone="jade">限免</Tag>
          </p>
        </div>
      </div>
      <Module>
        <ExpandableText text={`${book.description}${book.description}${book.description}`} />
      </Module>
      <Module title="目录" note="共120回" moreHref="#catalog">
        <CollapsibleList label="目录">
          {Array.from({ length: 12 }, (_, index) => (
            <CatalogRow key={index} title={`第${index + 1}回 甄士隐梦幻识通灵`} href={`#${index}`} />
          ))}
        </CollapsibleList>
      </Module>
      <Module title="第一回">
        <ExpandableText variant="excerpt" text={excerpt} />
      </Module>
      <Module title="更多推荐">
        <RecommendGrid label="更多推荐">
          {sampleBooks.slice(1, 5).map(({ id, title, author }) => (
            <BookTile key={id} title={title} author={author} note={author} href={`#${id}`} />
          ))}
        </RecommendGrid>
      </Module>
      <ActionBar label="本书">
        <AddToShelfButton state="absent" onAdd={() => undefined} />
        <Button variant="primary" href="#reader">
          开始阅读
        </Button>
      </ActionBar>
    </Page>
  );
}

export default { title: 'Design/Cover page', component: CoverPage, parameters: { bare: true } } satisfies Meta<
  typeof CoverPage
>;

export const 封面页: StoryObj<typeof CoverPage> = {};

import { brand } from '@shuye/core-domain/brand';
import { Link, SearchBar } from '@shuye/ui';
import { useLocation } from '../../router/index.ts';
import { matchRoute } from '../../router/matchRoute.ts';
import { paths } from '../../routes.ts';
import styles from './SiteHeader.module.css';

const entries = [
  { title: '书城', href: paths.home(), screens: ['bookstore'] },
  { title: '分类', href: paths.categories(), screens: ['category-index', 'category-detail'] },
  { title: '榜单', href: paths.ranks(), screens: ['rank-index', 'rank-detail'] },
  { title: '书架', href: paths.shelf(), screens: ['shelf'] },
  { title: '我的', href: paths.myself(), screens: ['myself'] },
] as const;

/** In wide windows it is a landmark beside the bar of the page. */
export default function SiteHeader() {
  const { pathname } = useLocation();
  const current = matchRoute(pathname)?.route.screen;
  return (
    <nav className={styles['header']} aria-label="主导航">
      <div className={styles['row']}>
        <Link className={styles['brand']} href={paths.home()}>
          {brand.name}
        </Link>
        <ul className={styles['entries']}>
          {entries.map(({ title, href, screens }) => (
            <li key={title}>
              <Link
                className={styles['entry']}
                href={href}
                aria-current={screens.some((screen) => screen === current) ? 'page' : undefined}
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
        <div className={styles['search']}>{current !== 'search' && <SearchBar href={paths.search()} />}</div>
      </div>
    </nav>
  );
}

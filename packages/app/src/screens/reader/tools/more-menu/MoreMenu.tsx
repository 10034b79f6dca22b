import { BookPayMode, isLocalBookId, offersListening } from '@shuye/core-domain/book';
import { isLoggedInId } from '@shuye/core-domain/member';
import {
  BookmarkIcon,
  ClockIcon,
  CommentIcon,
  FullScreenIcon,
  HeadphoneIcon,
  KeyboardIcon,
  ListIcon,
  LockIcon,
  PlayIcon,
  SearchIcon,
  ShelfIcon,
  ShareIcon,
  Sheet,
  TapIcon,
} from '@shuye/ui';
import type { ReactNode } from 'react';
import { useNavigate } from '../../../../router/index.ts';
import { paths } from '../../../../routes.ts';
import { useServices } from '../../../../services/ServicesContext.tsx';
import { useShareBook } from '../../../../features/share/useShareBook.ts';
import { BarButton } from '../../bars/BarButton.tsx';
import { canListen } from '../listening/canListen.ts';
import { wakeVoice } from '../listening/wakeVoice.ts';
import { hasKeyboard } from '../hasKeyboard.ts';
import { canFillScreen, fillsScreen, toggleFullScreen } from '../fullScreen.ts';
import type { ReaderToolProps } from '../ReaderToolProps.ts';
import styles from './MoreMenu.module.css';

const entry = (icon: ReactNode, words: string, onPress: () => void) => (
  <li className={styles['entry']}>
    <BarButton icon={icon} onPress={onPress}>
      {words}
    </BarButton>
  </li>
);

/** Everything that is not wanted on every page. */
export default function MoreMenu({ open, book, onClose, onTool, onRun }: ReaderToolProps) {
  const { userId } = useServices();
  const share = useShareBook(book);
  const navigate = useNavigate();
  return (
    <Sheet open={open} onClose={onClose} title="更多">
      <ul className={styles['entries']}>
        {entry(<ListIcon />, '章节', () => onTool('catalog'))}
        {entry(<BookmarkIcon />, '书签', () => onTool('bookmarks'))}
        {entry(<CommentIcon />, '笔记', () => onTool('annotations'))}
        {entry(<ClockIcon />, '足迹', () => onTool('visits'))}
        {entry(<SearchIcon />, '书内搜索', () => onTool('search'))}
        {offersListening(book) &&
          canListen() &&
          entry(<HeadphoneIcon />, '听书', () => {
            wakeVoice();
            onRun('listening');
          })}
        {!isLocalBookId(book.bookId) &&
          entry(<ShareIcon />, '分享', () => {
            onClose();
            share();
          })}
        {isLocalBookId(book.bookId) && entry(<ShelfIcon />, '我的空间', () => void navigate(paths.myData()))}
        {book.payMode === BookPayMode.Word &&
          isLoggedInId(userId()) &&
          entry(<LockIcon />, '自动购买', () => onTool('auto-buy'))}
        {entry(<PlayIcon />, '自动阅读', () => onRun('auto-read'))}
        {entry(<TapIcon />, '点击区域', () => onTool('tap-zones'))}
        {canFillScreen() &&
          entry(<FullScreenIcon />, fillsScreen() ? '退出全屏' : '全屏', () => {
            toggleFullScreen();
            onClose();
          })}
        {hasKeyboard() && entry(<KeyboardIcon />, '快捷键', () => onTool('help'))}
      </ul>
    </Sheet>
  );
}

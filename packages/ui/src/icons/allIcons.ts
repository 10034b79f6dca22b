import { BackIcon } from './BackIcon.tsx';
import { BookIcon } from './BookIcon.tsx';
import { BookmarkIcon } from './BookmarkIcon.tsx';
import { CheckIcon } from './CheckIcon.tsx';
import { ChevronDownIcon } from './ChevronDownIcon.tsx';
import { ChevronRightIcon } from './ChevronRightIcon.tsx';
import { ClockIcon } from './ClockIcon.tsx';
import { CloseIcon } from './CloseIcon.tsx';
import { CommentIcon } from './CommentIcon.tsx';
import { DownloadIcon } from './DownloadIcon.tsx';
import { FullScreenIcon } from './FullScreenIcon.tsx';
import { HeadphoneIcon } from './HeadphoneIcon.tsx';
import { KeyboardIcon } from './KeyboardIcon.tsx';
import { LikeIcon } from './LikeIcon.tsx';
import { ListIcon } from './ListIcon.tsx';
import { LockIcon } from './LockIcon.tsx';
import { MineIcon } from './MineIcon.tsx';
import { MoonIcon } from './MoonIcon.tsx';
import { MoreIcon } from './MoreIcon.tsx';
import { NoticeIcon } from './NoticeIcon.tsx';
import { PauseIcon } from './PauseIcon.tsx';
import { PhoneIcon } from './PhoneIcon.tsx';
import { PlayIcon } from './PlayIcon.tsx';
import { PlusIcon } from './PlusIcon.tsx';
import { RefreshIcon } from './RefreshIcon.tsx';
import { SearchIcon } from './SearchIcon.tsx';
import { ShareIcon } from './ShareIcon.tsx';
import { ShelfIcon } from './ShelfIcon.tsx';
import { SortIcon } from './SortIcon.tsx';
import { StarIcon } from './StarIcon.tsx';
import { StoreIcon } from './StoreIcon.tsx';
import { SunIcon } from './SunIcon.tsx';
import { TapIcon } from './TapIcon.tsx';
import { TrashIcon } from './TrashIcon.tsx';
import { TypeIcon } from './TypeIcon.tsx';

/** Every icon of the kit, for the icons page and its tests; screens import the ones they show. */
export const allIcons = {
  Back: BackIcon,
  Book: BookIcon,
  Bookmark: BookmarkIcon,
  Check: CheckIcon,
  ChevronDown: ChevronDownIcon,
  ChevronRight: ChevronRightIcon,
  Clock: ClockIcon,
  Close: CloseIcon,
  Comment: CommentIcon,
  Download: DownloadIcon,
  FullScreen: FullScreenIcon,
  Headphone: HeadphoneIcon,
  Keyboard: KeyboardIcon,
  Like: LikeIcon,
  List: ListIcon,
  Lock: LockIcon,
  Mine: MineIcon,
  Moon: MoonIcon,
  More: MoreIcon,
  Notice: NoticeIcon,
  Pause: PauseIcon,
  Phone: PhoneIcon,
  Play: PlayIcon,
  Plus: PlusIcon,
  Refresh: RefreshIcon,
  Search: SearchIcon,
  Share: ShareIcon,
  Shelf: ShelfIcon,
  Sort: SortIcon,
  Star: StarIcon,
  Store: StoreIcon,
  Sun: SunIcon,
  Tap: TapIcon,
  Trash: TrashIcon,
  Type: TypeIcon,
};

export const selectableIcons = {
  Bookmark: BookmarkIcon,
  Like: LikeIcon,
  Mine: MineIcon,
  Moon: MoonIcon,
  Shelf: ShelfIcon,
  Star: StarIcon,
  Store: StoreIcon,
  Sun: SunIcon,
};

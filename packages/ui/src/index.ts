// Makes imports of CSS modules known to packages that read this one as source.
// oxlint-disable-next-line typescript/triple-slash-reference -- the declarations are ambient: no import can bring them in
/// <reference path="./css-modules.d.ts" />
import './styles.css';

export { ActionBar, type ActionBarProps } from './components/action-bar/ActionBar.tsx';
export { ActivityBar, type ActivityBarProps } from './components/activity-bar/ActivityBar.tsx';
export { AddToShelfButton, type AddToShelfButtonProps } from './components/add-to-shelf-button/AddToShelfButton.tsx';
export { Avatar, type AvatarProps } from './components/avatar/Avatar.tsx';
export { Banner, type BannerProps } from './components/banner/Banner.tsx';
export { type BannerItem } from './components/banner/BannerSlide.tsx';
export { BookCover, type CornerTag, type BookCoverProps } from './components/book-cover/BookCover.tsx';
export { BookGrid, type BookGridProps } from './components/book-grid/BookGrid.tsx';
export { BookList, type BookListProps } from './components/book-list/BookList.tsx';
export { BookRow, type BookRowProps } from './components/book-row/BookRow.tsx';
export { BookTile, type BookTileProps } from './components/book-tile/BookTile.tsx';
export { Button, type ButtonProps } from './components/button/Button.tsx';
export { CardList, type CardListProps } from './components/card-list/CardList.tsx';
export { CatalogRow, type CatalogRowProps } from './components/catalog-row/CatalogRow.tsx';
export { writeCatalogRow } from './components/catalog-row/writeCatalogRow.ts';
export { useRowPress } from './components/catalog-row/useRowPress.ts';
export { Chip, type ChipProps } from './components/chip/Chip.tsx';
export { ClassGrid, type ClassGridProps } from './components/class-grid/ClassGrid.tsx';
export { GhostClickGuard } from './behaviours/ghost-click/GhostClickGuard.tsx';
export { ClippedText, type ClippedTextProps } from './components/clipped-text/ClippedText.tsx';
export { CommentItem, type CommentItemProps } from './components/comment-item/CommentItem.tsx';
export { CountdownLabel, type CountdownLabelProps } from './components/countdown-label/CountdownLabel.tsx';
export { Dialog, type DialogProps } from './components/dialog/Dialog.tsx';
export { Drawer, type DrawerProps } from './components/drawer/Drawer.tsx';
export { EmptyView, type EmptyViewProps } from './components/empty-view/EmptyView.tsx';
export { ErrorView, type ErrorViewProps } from './components/error-view/ErrorView.tsx';
export { ExpandableText, type ExpandableTextProps } from './components/expandable-text/ExpandableText.tsx';
export { useImpressions } from './behaviours/impression/useImpressions.ts';
export { FactLine, type FactLineProps } from './components/fact-line/FactLine.tsx';
export { FloatingWidget, type FloatingWidgetProps } from './components/floating-widget/FloatingWidget.tsx';
export { CollapsibleList, type CollapsibleListProps } from './components/collapsible-list/CollapsibleList.tsx';
export { Footer, type FooterProps } from './components/footer/Footer.tsx';
export { IconButton, type IconButtonProps } from './components/icon-button/IconButton.tsx';
export { BackIcon } from './icons/BackIcon.tsx';
export { BookIcon } from './icons/BookIcon.tsx';
export { BookmarkIcon } from './icons/BookmarkIcon.tsx';
export { CheckIcon } from './icons/CheckIcon.tsx';
export { ChevronDownIcon } from './icons/ChevronDownIcon.tsx';
export { ChevronRightIcon } from './icons/ChevronRightIcon.tsx';
export { ClockIcon } from './icons/ClockIcon.tsx';
export { CloseIcon } from './icons/CloseIcon.tsx';
export { CommentIcon } from './icons/CommentIcon.tsx';
export { DownloadIcon } from './icons/DownloadIcon.tsx';
export { FullScreenIcon } from './icons/FullScreenIcon.tsx';
export { HeadphoneIcon } from './icons/HeadphoneIcon.tsx';
export { KeyboardIcon } from './icons/KeyboardIcon.tsx';
export { LikeIcon } from './icons/LikeIcon.tsx';
export { ListIcon } from './icons/ListIcon.tsx';
export { LockIcon } from './icons/LockIcon.tsx';
export { MineIcon } from './icons/MineIcon.tsx';
export { MoonIcon } from './icons/MoonIcon.tsx';
export { MoreIcon } from './icons/MoreIcon.tsx';
export { NoticeIcon } from './icons/NoticeIcon.tsx';
export { PauseIcon } from './icons/PauseIcon.tsx';
export { PhoneIcon } from './icons/PhoneIcon.tsx';
export { PlayIcon } from './icons/PlayIcon.tsx';
export { PlusIcon } from './icons/PlusIcon.tsx';
export { RefreshIcon } from './icons/RefreshIcon.tsx';
export { SearchIcon } from './icons/SearchIcon.tsx';
export { ShareIcon } from './icons/ShareIcon.tsx';
export { ShelfIcon } from './icons/ShelfIcon.tsx';
export { SortIcon } from './icons/SortIcon.tsx';
export { StarIcon } from './icons/StarIcon.tsx';
export { StoreIcon } from './icons/StoreIcon.tsx';
export { SunIcon } from './icons/SunIcon.tsx';
export { TapIcon } from './icons/TapIcon.tsx';
export { TrashIcon } from './icons/TrashIcon.tsx';
export { TypeIcon } from './icons/TypeIcon.tsx';
export { afterLayers } from './behaviours/layer-history/afterLayers.ts';
export { leaveFormerLayers } from './behaviours/layer-history/leaveFormerLayers.ts';
export { takeBack } from './behaviours/layer-history/takeBack.ts';
export { useBackToClose } from './behaviours/layer-history/useBackToClose.ts';
export { LeafIllustration } from './components/illustration/LeafIllustration.tsx';
export { SearchIllustration } from './components/illustration/SearchIllustration.tsx';
export { ShelfIllustration } from './components/illustration/ShelfIllustration.tsx';
export { TicketIllustration } from './components/illustration/TicketIllustration.tsx';
export { LazyImage, type LazyImageProps } from './components/lazy-image/LazyImage.tsx';
export { Link } from './components/link/Link.tsx';
export { type LinkProps } from './components/link/LinkProps.ts';
export { LinkProvider, usePreload } from './components/link/LinkProvider.tsx';
export { ListRow, type ListRowProps } from './components/list-row/ListRow.tsx';
export { LoadMore, type LoadMoreProps } from './components/load-more/LoadMore.tsx';
export { LoadingBlock, type LoadingBlockProps } from './components/loading-block/LoadingBlock.tsx';
export { LongBookList, type LongBookListProps } from './components/long-book-list/LongBookList.tsx';
export { MarkedText, type MarkedTextProps } from './components/marked-text/MarkedText.tsx';
export { Modal, type ModalProps } from './components/modal/Modal.tsx';
export { trapFocus } from './components/modal/trapFocus.ts';
export { Module, type ModuleProps } from './components/module/Module.tsx';
export { ModuleHeader, type ModuleHeaderProps } from './components/module-header/ModuleHeader.tsx';
export { NavBar, type NavItem, type NavBarProps } from './components/nav-bar/NavBar.tsx';
export {
  NetworkErrorDialog,
  type NetworkErrorDialogProps,
} from './components/network-error-dialog/NetworkErrorDialog.tsx';
export { NoticeBar, type NoticeBarProps } from './components/notice-bar/NoticeBar.tsx';
export {
  NumberedWords,
  type NumberedWord,
  type NumberedWordsProps,
} from './components/numbered-words/NumberedWords.tsx';
export { OpenAppBar, type OpenAppBarProps } from './components/open-app-bar/OpenAppBar.tsx';
export { OptionCard, type OptionCardProps } from './components/option-card/OptionCard.tsx';
export { Page, type PageProps } from './components/page/Page.tsx';
export { PartFailure, type PartFailureProps } from './components/part-failure/PartFailure.tsx';
export { Pressable, type PressableProps } from './components/pressable/Pressable.tsx';
export { PromoPopup, type PromoPopupProps } from './components/promo-popup/PromoPopup.tsx';
export { RecommendGrid, type RecommendGridProps } from './components/recommend-grid/RecommendGrid.tsx';
export { useReducedMotion } from './behaviours/useReducedMotion.ts';
export { useScrollLock } from './behaviours/useScrollLock.ts';
export { SearchBar, type SearchBarProps } from './components/search-bar/SearchBar.tsx';
export { SearchCombobox, type SearchComboboxProps } from './components/search-combobox/SearchCombobox.tsx';
export { SearchForm, type SearchFormProps } from './components/search-form/SearchForm.tsx';
export {
  SegmentedControl,
  type Segment,
  type SegmentedControlProps,
} from './components/segmented-control/SegmentedControl.tsx';
export { Sheet, type SheetProps } from './components/sheet/Sheet.tsx';
export { ShelfAddTile, type ShelfAddTileProps } from './components/shelf-add-tile/ShelfAddTile.tsx';
export { ShelfTile, type ShelfTileProps } from './components/shelf-tile/ShelfTile.tsx';
export { Skeleton, type SkeletonProps } from './components/skeleton/Skeleton.tsx';
export { SlideList, type SlideListProps } from './components/slide-list/SlideList.tsx';
export { Slider, type SliderProps } from './components/slider/Slider.tsx';
export { Switch, type SwitchProps } from './components/switch/Switch.tsx';
export { TabBar, type Tab, type TabBarProps } from './components/tab-bar/TabBar.tsx';
export { Tag, type TagTone, type TagProps } from './components/tag/Tag.tsx';
export { TextLink, type TextLinkProps } from './components/text-link/TextLink.tsx';
export { TextToggle, type TextToggleProps } from './components/text-toggle/TextToggle.tsx';
export { Toaster, type ToasterProps } from './components/toaster/Toaster.tsx';
export { createToaster, type ToastOptions, type Toast, type ToasterStore } from './components/toaster/createToaster.ts';
export { designTokens } from './tokens/designTokens.ts';
export { TopBar, type TopBarProps } from './components/top-bar/TopBar.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './components/visually-hidden/VisuallyHidden.tsx';
export { type IconProps, type SelectableIconProps } from './icons/Icon.tsx';
export { type ReadingTheme, type Theme } from './tokens/tokens.ts';
export { WindowedBooks, type WindowedBooksProps } from './components/windowed-books/WindowedBooks.tsx';
export { ShelfGroupTile, type ShelfGroupTileProps } from './components/shelf-group-tile/ShelfGroupTile.tsx';

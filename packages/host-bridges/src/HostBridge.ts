/** What a page gives away when it is shared. */
export interface ShareCard {
  title: string;
  text: string;
  url: string;
}

/**
 * What the containing application can do for the product. Methods always settle, by answer or by timeout; an ability
 * that a host lacks is an absent member.
 */
export interface HostBridge {
  /** Whether the device has a network now. */
  isOnline: () => boolean;
  /** Calls back on each change; gives the way to stop. */
  onNetworkChange: (listener: (online: boolean) => void) => () => void;
  /** Opens the host's own share panel; false when the reader closed it. */
  share?: (card: ShareCard) => Promise<boolean>;
}

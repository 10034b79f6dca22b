/** Without a network, pages that need a login cannot be gone to [ROUTE-61]; all others may show what the device has. */
export const isNavigationBlocked = (isOnline: boolean, needsLogin: boolean): boolean => needsLogin && !isOnline;

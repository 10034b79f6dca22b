import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;
const onClient = () => typeof IntersectionObserver !== 'undefined';
const onServer = () => true;

/** Whether the kernel can tell what is in view; iOS before 12.2 cannot. */
export const useCanObserve = (): boolean => useSyncExternalStore(subscribe, onClient, onServer);

import { useItemSync } from '../../../../hooks/useItemSync.ts';
import { createBookmarkSync } from '../../../../services/createBookmarkSync.ts';
import { useServices } from '../../../../services/ServicesContext.tsx';
import { createBookmarkStore } from '../../../../stores/bookmarkStore.ts';

export default function BookmarkSync() {
  const { storeOf } = useServices();
  useItemSync(storeOf(createBookmarkStore), storeOf(createBookmarkSync));
  return null;
}

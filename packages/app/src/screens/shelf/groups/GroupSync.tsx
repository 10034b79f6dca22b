import { useItemSync } from '../../../hooks/useItemSync.ts';
import { createGroupSync } from '../../../services/createGroupSync.ts';
import { useServices } from '../../../services/ServicesContext.tsx';
import { createShelfGroupStore } from '../../../stores/shelfGroupStore.ts';

/** Keeps an account's groups in step with its other devices while the shelf is looked at. */
export default function GroupSync() {
  const { storeOf } = useServices();
  useItemSync(storeOf(createShelfGroupStore), storeOf(createGroupSync));
  return null;
}

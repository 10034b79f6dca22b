import { SegmentedControl, Sheet } from '@shuye/ui';
import { type EnvironmentName, environments, loadEnvironment } from '../../../services/environment.ts';
import { useServices } from '../../../services/ServicesContext.tsx';

const labels: Readonly<Record<EnvironmentName, string>> = { local: '本机', test: '测试', production: '正式' };

/** Chooses the servers of a development build; the page starts again with them [SEARCH-20] (D-153). */
export default function EnvironmentSheet({ onClose }: { onClose: () => void }) {
  const { storage, reloadPage } = useServices();
  return (
    <Sheet open title="环境" onClose={onClose}>
      <SegmentedControl
        label="请求发往"
        labelVisible
        segments={environments.map((value) => ({ value, label: labels[value] }))}
        value={loadEnvironment(storage)}
        onChange={(name) => {
          storage.write('environment', name);
          reloadPage();
        }}
      />
      <p>地址由SHUYE_ENVIRONMENT_TEST和SHUYE_ENVIRONMENT_PRODUCTION给出，没有给出时仍是本机。</p>
    </Sheet>
  );
}

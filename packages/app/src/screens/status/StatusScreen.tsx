import { brand } from '@shuye/core-domain/brand';
import { Page } from '@shuye/ui';
import { useQuery } from '@tanstack/react-query';
import { BackBar } from '../../features/page/BackBar.tsx';
import { PageTitle } from '../../features/page/PageTitle.tsx';
import { useServices } from '../../services/ServicesContext.tsx';
import { askBuild, askGateway } from './askServers.ts';
import styles from './StatusScreen.module.css';

const UNKNOWN = '未知';

/**
 * Shows operators the build and whether its server answers; search engines leave it out [ROUTE-08] [MISC-01] (D-008).
 */
export default function StatusScreen() {
  const { host, sender } = useServices();
  const build = useQuery({ queryKey: ['status', 'build'], queryFn: askBuild, staleTime: 0 });
  const gateway = useQuery({ queryKey: ['status', 'gateway'], queryFn: askGateway, staleTime: 0 });
  const builtAt = build.isPending ? '…' : build.data?.builtAt;
  const rows: ReadonlyArray<readonly [string, string]> = [
    ['产品', brand.name],
    ['版本', build.data?.version ?? sender().appVersion ?? UNKNOWN],
    ['构建时间', builtAt ?? UNKNOWN],
    ['宿主', host.id],
    ['服务可用', gateway.isPending ? '…' : gateway.data ? '是' : '否'],
  ];
  return (
    <Page bar={<BackBar title="系统状态" />}>
      <PageTitle />
      <meta name="robots" content="noindex" />
      <table className={styles['table']}>
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th className={styles['name']} scope="row">
                {name}
              </th>
              <td className={styles['value']}>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Page>
  );
}

import { listLogins, type KnownLogin } from '@shuye/api-client/calls';
import { momentLabel } from '@shuye/core-domain/time';
import { Button, Dialog, ListRow, LoadingBlock } from '@shuye/ui';
import { useScreenQuery } from '../../hooks/useScreenQuery.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import { useEndOthers } from './useEndOthers.ts';
import styles from './Logins.module.css';

const loginsKey = ['logins'];

/** The reader's own login, then the newest; all but the own one are ended together. */
export function Logins() {
  const { client } = useServices();
  const { data, refetch } = useScreenQuery({
    queryKey: loginsKey,
    queryFn: ({ signal }) => client.send(listLogins, undefined, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
  const { step, askedCount, ask, cancel, confirm } = useEndOthers(refetch);
  if (!data) return <LoadingBlock />;
  const others = data.filter(({ isOwn }) => !isOwn).length;
  return (
    <>
      <ul className={styles['logins']} aria-label="登录设备">
        {data.map((login) => (
          <LoginRow key={`${login.beganAt} ${login.device} ${String(login.isOwn)}`} {...login} />
        ))}
      </ul>
      <p className={styles['note']}>{others === 0 ? '没有其他设备登录此账号。' : ''}登录满180天后需要重新登录。</p>
      {others > 0 && (
        <Button wide onPress={() => ask(others)}>
          退出其他{others}个设备
        </Button>
      )}
      <Dialog
        open={step !== 'none'}
        title={`退出其他${askedCount}个设备？`}
        lines={['那些设备上需要重新登录，书架和书豆不受影响。']}
        confirmText="退出"
        busy={step === 'ending'}
        onConfirm={confirm}
        onCancel={cancel}
      />
    </>
  );
}

const LoginRow = ({ device, beganAt, isOwn }: KnownLogin) => (
  <li>
    <ListRow
      title={device || '未知设备'}
      description={`${momentLabel(beganAt)}登录`}
      value={isOwn ? '本机' : undefined}
    />
  </li>
);

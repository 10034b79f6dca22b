import { Button, Dialog, TextLink } from '@shuye/ui';
import { useSession } from '../../hooks/useSession.ts';
import { paths } from '../../routes.ts';
import { useDeleteAccount } from './useDeleteAccount.ts';
import styles from './MyData.module.css';

// Each a text of its own: a line's end within one would stand as a blank behind its full stop.
const deleted = [
  '立即删除账号、登录、书架、进度、足迹、划线和笔记、阅读统计、自动购买的设置、会员、豆券、拥有的章节、我的空间里的书和意见反馈，这台设备上的也一起删除。',
  '没有用完的书豆、豆券和会员不再能用，不能恢复。',
].join('');
const kept = [
  '依照《电子商务法》第三十一条和《会计法》，订单、书豆收支和购买记录须保存至法定期限：它们只带账号编号，不再能对应到你。',
  '首次收藏礼的领取记录只留加密散列，防止重复领取。',
].join('');

/** Ends the account with everything that no law makes the product keep. */
export function DeleteAccount() {
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  return (
    <section className={styles['section']}>
      <h2 className={styles['heading']}>注销账号</h2>
      {isLoggedIn ? (
        <DeleteOwnAccount />
      ) : (
        <p className={styles['note']}>
          没有登录，服务器上没有你的账号。清除浏览器里本站的数据，就删除了这台设备上的一切。
        </p>
      )}
    </section>
  );
}

function DeleteOwnAccount() {
  const { step, ask, cancel, confirm, logInAgain } = useDeleteAccount();
  return (
    <>
      <p className={styles['note']}>{deleted}</p>
      <p className={styles['note']}>
        {kept}
        <TextLink href={paths.privacyPolicy()}>隐私协议</TextLink>
      </p>
      <Button onPress={ask}>注销账号</Button>
      <Dialog
        open={step === 'asking' || step === 'deleting'}
        title="确定注销账号？"
        lines={['账号和数据会立即删除，不能恢复。', '可以先导出需要留下的内容。']}
        confirmText="注销"
        busy={step === 'deleting'}
        onConfirm={confirm}
        onCancel={cancel}
      />
      <Dialog
        open={step === 'login-too-old'}
        title="请重新登录"
        lines={['为了确认是你本人，登录后十分钟内才能注销。']}
        confirmText="重新登录"
        onConfirm={logInAgain}
        onCancel={cancel}
      />
    </>
  );
}

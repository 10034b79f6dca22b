import { messages } from '@shuye/core-domain/error';
import { Button, Dialog } from '@shuye/ui';
import { useLogOut } from '../../features/account/useLogOut.ts';

/** The way out, which asks once [ME-15] [ERR-67]. */
export function LogOut() {
  const { step, ask, cancel, confirm } = useLogOut();
  return (
    <>
      <Button wide onPress={ask}>
        退出登录
      </Button>
      <Dialog
        open={step !== 'none'}
        title={messages.logoutConfirm}
        confirmText="退出"
        busy={step === 'leaving'}
        onConfirm={confirm}
        onCancel={cancel}
      />
    </>
  );
}

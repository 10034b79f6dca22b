import { Button } from '@shuye/ui';
import { useId, useState } from 'react';
import page from '../MyData.module.css';
import styles from './RestoreCode.module.css';

interface RestoreFormProps {
  isBusy: boolean;
  onSubmit: (typed: string) => void;
  onCancel: () => void;
}

export function RestoreForm({ isBusy, onSubmit, onCancel }: RestoreFormProps) {
  const [typed, setTyped] = useState('');
  const id = useId();
  return (
    <>
      <label className={styles['label']} htmlFor={id}>
        十二个词，空格和标点都可以不写
      </label>
      <textarea
        id={id}
        className={styles['field']}
        rows={3}
        maxLength={400}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className={page['actions']}>
        <Button busy={isBusy} disabled={typed.trim() === ''} onPress={() => onSubmit(typed)}>
          找回
        </Button>
        <Button variant="quiet" disabled={isBusy} onPress={onCancel}>
          取消
        </Button>
      </div>
    </>
  );
}

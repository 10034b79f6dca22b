import { groupName, MAX_GROUP_NAME } from '@shuye/core-domain/shelf-groups';
import { Button } from '@shuye/ui';
import { useId, useState, type FormEvent } from 'react';
import styles from './GroupNameForm.module.css';

interface GroupNameFormProps {
  label: string;
  name?: string;
  action: string;
  onSubmit: (name: string) => void;
}

export function GroupNameForm({ label, name = '', action, onSubmit }: GroupNameFormProps) {
  const [text, setText] = useState(name);
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (groupName(text) !== '') onSubmit(text);
  };
  return (
    <form className={styles['form']} onSubmit={submit}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <div className={styles['row']}>
        <input
          id={id}
          className={styles['field']}
          type="text"
          value={text}
          maxLength={MAX_GROUP_NAME}
          autoComplete="off"
          enterKeyHint="done"
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" disabled={groupName(text) === '' || groupName(text) === name}>
          {action}
        </Button>
      </div>
    </form>
  );
}

import { useRef } from 'react';
import { TextLink } from '../text-link/TextLink.tsx';
import { SearchBox } from './SearchBox.tsx';
import styles from './SearchForm.module.css';

export interface SearchFormProps {
  value: string;
  onChange: (value: string) => void;
  onSubmit: (value: string) => void;
  onCancel?: (() => void) | undefined;
  placeholder?: string | undefined;
  maxLength?: number | undefined;
  /** The field takes the focus when its layer opens. */
  focused?: boolean | undefined;
}

/** The field one types a search into (UI-35). */
export function SearchForm(props: SearchFormProps) {
  const { value, onChange, onSubmit, onCancel, placeholder = '请输入书名或作者名', maxLength, focused = false } = props;
  const input = useRef<HTMLInputElement>(null);

  return (
    <form
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the kernels' floor does not know <search>
      role="search"
      className={styles['form']}
      action="#"
      onSubmit={(event) => {
        event.preventDefault();
        // A keyboard on the screen goes down, as it does in a native search; one beside it goes on from here.
        if (!matchMedia('(hover: hover) and (pointer: fine)').matches) input.current?.blur();
        onSubmit(value);
      }}
    >
      <SearchBox
        ref={input}
        type="search"
        data-autofocus={focused || undefined}
        placeholder={placeholder}
        maxLength={maxLength}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        clearLabel="清空"
        onClear={() => {
          onChange('');
          input.current?.focus();
        }}
      />
      {onCancel && (
        <TextLink tone="quiet" className={styles['cancel']} onPress={onCancel}>
          取消
        </TextLink>
      )}
    </form>
  );
}

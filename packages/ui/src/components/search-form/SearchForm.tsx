import { useRef } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import { CloseIcon } from '../../icons/CloseIcon.tsx';
import { SearchIcon } from '../../icons/SearchIcon.tsx';
import { TextLink } from '../text-link/TextLink.tsx';
import styles from './SearchForm.module.css';

export interface SearchFormProps {
  value: string;
  onChange: (value: string) => void;
  onSubmit: (value: string) => void;
  /** Shows 取消 at the right. */
  onCancel?: (() => void) | undefined;
  placeholder?: string | undefined;
  /** Most characters that can be typed. */
  maxLength?: number | undefined;
  /** Takes the focus when the layer that it lies in comes up. */
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
        // The keyboard goes down, as it does in a native search.
        input.current?.blur();
        onSubmit(value);
      }}
    >
      <div className={styles['box']}>
        <SearchIcon size="small" />
        <input
          ref={input}
          className={styles['input']}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          data-autofocus={focused || undefined}
          aria-label="搜索"
          placeholder={placeholder}
          maxLength={maxLength}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
        {value !== '' && (
          <IconButton
            className={styles['clear']}
            label="清空"
            onPress={() => {
              onChange('');
              input.current?.focus();
            }}
          >
            <CloseIcon size="small" />
          </IconButton>
        )}
      </div>
      {onCancel && (
        <TextLink tone="quiet" className={styles['cancel']} onPress={onCancel}>
          取消
        </TextLink>
      )}
    </form>
  );
}

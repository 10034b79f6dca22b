import { type ComponentProps, useDeferredValue } from 'react';
import { CloseIcon } from '../../icons/CloseIcon.tsx';
import { SearchIcon } from '../../icons/SearchIcon.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import styles from './SearchBox.module.css';

interface SearchBoxProps extends ComponentProps<'input'> {
  value: string;
  clearLabel: string;
  onClear: () => void;
}

export function SearchBox({ clearLabel, onClear, ...field }: SearchBoxProps) {
  // The first letter is seen before what comes with it.
  const isClearable = useDeferredValue(field.value !== '');
  return (
    <div className={styles['box']}>
      <SearchIcon size="small" />
      <input {...field} className={styles['input']} enterKeyHint="search" autoComplete="off" aria-label="搜索" />
      {isClearable && (
        <IconButton className={styles['clear']} label={clearLabel} onPress={onClear}>
          <CloseIcon size="small" />
        </IconButton>
      )}
    </div>
  );
}

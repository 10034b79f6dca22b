import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { SearchIcon } from '../../icons/SearchIcon.tsx';
import { Pressable } from '../pressable/Pressable.tsx';
import { SearchBox } from '../search-form/SearchBox.tsx';
import { TextLink } from '../text-link/TextLink.tsx';
import styles from './SearchCombobox.module.css';
import { useOptions } from './useOptions.ts';

/** Browsers report this code for a key that an input method takes. */
const TAKEN_BY_INPUT_METHOD = 229;

export interface SearchComboboxProps {
  value: string;
  /** While `isComposing`, the text is not meant yet: it is pinyin on its way to characters. */
  onChange: (value: string, isComposing: boolean) => void;
  onSubmit: (value: string) => void;
  onCancel: () => void;
  /** Shown below the field while one types. */
  suggestions?: readonly string[] | undefined;
  /** Draws a suggestion, e.g. with marked matches. */
  renderSuggestion?: ((suggestion: string) => ReactNode) | undefined;
  /** Address that the text is sent to before scripts run, under this name. */
  action?: string | undefined;
  name?: string | undefined;
  placeholder?: string | undefined;
  maxLength?: number | undefined;
  /** Changes when the field should take the focus; undefined leaves it where it is. */
  focusKey?: string | undefined;
}

/** The field of the search page with suggestions below it (UI-35). They fill the nearest positioned ancestor on phones. */
export function SearchCombobox(props: SearchComboboxProps) {
  const {
    value,
    onChange,
    onSubmit,
    onCancel,
    suggestions = [],
    renderSuggestion,
    focusKey,
    action = '#',
    ...field
  } = props;
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isComposing = useRef(false);
  const id = useId();
  const optionId = (at: number): string => `${id}-${at}`;
  const options = useOptions({
    count: suggestions.length,
    idOf: optionId,
    onEscape: () => onChange('', false),
  });
  const { isOpen, active, hide } = options;

  useEffect(() => {
    if (focusKey !== undefined) input.current?.focus();
  }, [focusKey]);

  useEffect(() => {
    const box = form.current;
    if (!isOpen || !box) return undefined;
    const hideFor = (place: EventTarget | null): void => {
      if (place instanceof Node && !box.contains(place)) hide();
    };
    const onPress = ({ target }: MouseEvent): void => hideFor(target);
    // Nothing takes the focus when a phone's keyboard goes down: the suggestions then stay to be tapped.
    const onFocusOut = ({ relatedTarget }: FocusEvent): void => hideFor(relatedTarget);
    document.addEventListener('mousedown', onPress);
    box.addEventListener('focusout', onFocusOut);
    return () => {
      document.removeEventListener('mousedown', onPress);
      box.removeEventListener('focusout', onFocusOut);
    };
  }, [isOpen, hide]);

  const submit = (text: string): void => {
    hide();
    // The keyboard goes down, as it does in a native search.
    input.current?.blur();
    onSubmit(text);
  };

  const change = (text: string): void => {
    options.show();
    onChange(text, isComposing.current);
  };

  const takeTyped = useEffectEvent(() => {
    const typed = input.current?.value ?? value;
    if (typed !== value) change(typed);
  });
  // Before scripts run the browser alone takes what is typed: with its next change the field would be as it was sent.
  useLayoutEffect(() => takeTyped(), []);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    // Safari ends a composition before the key that ended it comes.
    if (isComposing.current || event.nativeEvent.isComposing || event.keyCode === TAKEN_BY_INPUT_METHOD) {
      if (event.key === 'Enter') event.preventDefault();
      return;
    }
    options.onKey(event);
  };

  return (
    <form
      ref={form}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the kernels' floor does not know <search>
      role="search"
      className={styles['form']}
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isComposing.current) submit(suggestions[active] ?? value);
      }}
    >
      <SearchBox
        {...field}
        ref={input}
        type="text"
        inputMode="search"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is an <input> that is drawn there
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={options.activeId}
        value={value}
        onChange={({ target }) => change(target.value)}
        onCompositionStart={() => {
          isComposing.current = true;
        }}
        onCompositionEnd={({ currentTarget }) => {
          isComposing.current = false;
          change(currentTarget.value);
        }}
        onKeyDown={onKeyDown}
        clearLabel="清空输入"
        onClear={() => {
          change('');
          input.current?.focus();
        }}
      />
      <TextLink
        tone="quiet"
        className={styles['cancel']}
        onPress={() => {
          hide();
          onCancel();
        }}
      >
        取消
      </TextLink>
      {isOpen && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <select> cannot stand below a field
        <div id={id} role="listbox" aria-label="联想词" className={styles['options']}>
          {suggestions.map((suggestion, at) => (
            <Pressable
              key={suggestion}
              id={optionId(at)}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is no <select>
              role="option"
              // The keys of the field move between the options; the focus stays in it.
              tabIndex={-1}
              aria-selected={at === active}
              className={styles['option']}
              onPress={() => submit(suggestion)}
            >
              <span className={styles['sign']}>
                <SearchIcon size="small" />
              </span>
              <span className={styles['words']}>{renderSuggestion ? renderSuggestion(suggestion) : suggestion}</span>
            </Pressable>
          ))}
        </div>
      )}
    </form>
  );
}

import { Button, Chip } from '@shuye/ui';
import { useId, useState } from 'react';
import { ChapterPreview } from './ChapterPreview.tsx';
import styles from './ImportSheet.module.css';
import type { BookPreview, ImportSettings } from './worker/BookPreview.ts';

const encodings: readonly (readonly [label: string | undefined, name: string])[] = [
  [undefined, '自动'],
  ['utf-8', 'UTF-8'],
  ['gb18030', 'GB18030'],
  ['big5', 'Big5'],
  ['utf-16le', 'UTF-16 LE'],
  ['utf-16be', 'UTF-16 BE'],
];

const headings = ['第N章', '第N回', '第N节', 'N、', 'Chapter N'];

interface PreviewFormProps {
  /** Absent where the file could not be read as it is. */
  preview: BookPreview | undefined;
  isBusy: boolean;
  canKeep: boolean;
  settings: ImportSettings;
  onChange: (settings: ImportSettings) => void;
  onKeep: (names: { title: string; author: string }) => void;
  onCancel: () => void;
}

/** The book as it would be, and what may be put right: names, encoding, and how its chapters are headed. */
export function PreviewForm({ preview, isBusy, canKeep, settings, onChange, onKeep, onCancel }: PreviewFormProps) {
  const id = useId();
  const [title, setTitle] = useState<string>();
  const [author, setAuthor] = useState<string>();
  const { encoding, heading } = settings;
  const names = { title: (title ?? preview?.title ?? '').trim(), author: (author ?? preview?.author ?? '').trim() };
  const isText = preview?.format !== 'epub';
  const field = (name: string, label: string, value: string, onInput: (text: string) => void, hint?: string) => (
    <label className={styles['field']} htmlFor={`${id}${name}`}>
      <span className={styles['label']}>{label}</span>
      <input
        id={`${id}${name}`}
        className={styles['input']}
        value={value}
        placeholder={hint}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onInput(target.value)}
      />
    </label>
  );

  return (
    <>
      {preview && (
        <div className={styles['names']}>
          {field('title', '书名', title ?? preview.title, setTitle)}
          {field('author', '作者', author ?? preview.author, setAuthor, '不知道可以不填')}
        </div>
      )}
      {preview && preview.missing > 0 && (
        <output
          className={styles['fault']}
        >{`文件不完整，目录中有${preview.missing}个部分不在文件里，其余的可以照常阅读。`}</output>
      )}
      {isText && (
        <>
          <fieldset className={styles['choices']}>
            <legend className={styles['label']}>
              编码{preview && encoding === undefined ? `（自动认出${preview.encoding.toUpperCase()}）` : ''}
            </legend>
            {encodings.map(([label, name]) => (
              <Chip key={name} selected={encoding === label} onPress={() => onChange({ ...settings, encoding: label })}>
                {name}
              </Chip>
            ))}
          </fieldset>
          {preview && <p className={styles['sample']}>{preview.sample}</p>}
          {preview && preview.unreadable > 0 && (
            <output className={styles['fault']}>
              {`有${preview.unreadable}个字按这种编码读不出来，如果上面的样文不对，请换一种编码。`}
            </output>
          )}
          <fieldset className={styles['choices']}>
            <legend className={styles['label']}>章节标题</legend>
            <Chip selected={heading === undefined} onPress={() => onChange({ ...settings, heading: undefined })}>
              自动
            </Chip>
            {headings.map((one) => (
              <Chip key={one} selected={heading === one} onPress={() => onChange({ ...settings, heading: one })}>
                {one}
              </Chip>
            ))}
          </fieldset>
          {field(
            'heading',
            '自己写标题的开头，N代表数字',
            heading ?? '',
            (text) => onChange({ ...settings, heading: text.trim() === '' ? undefined : text }),
            '例如“☆N”或“第N夜”',
          )}
        </>
      )}
      {preview && <ChapterPreview preview={preview} isBusy={isBusy} />}
      <div className={styles['actions']}>
        <Button onPress={onCancel}>取消</Button>
        <Button variant="primary" disabled={!canKeep || names.title === ''} onPress={() => onKeep(names)}>
          放进书架
        </Button>
      </div>
    </>
  );
}

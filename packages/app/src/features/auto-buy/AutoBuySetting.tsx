import { autoBuyDayLimits, type AutoBuyTerms } from '@shuye/core-domain/auto-buy';
import { SegmentedControl, Switch } from '@shuye/ui';
import styles from './AutoBuySetting.module.css';
import { useAutoBuy } from './useAutoBuy.ts';

interface AutoBuySettingProps {
  bookId: string;
  /** The title of the book, where several settings stand below each other. */
  label?: string;
  /** The terms that the reader would agree to; undefined where nothing is for sale. */
  proposed: AutoBuyTerms | undefined;
  hasLimits?: boolean;
}

export function AutoBuySetting(props: AutoBuySettingProps) {
  const { bookId, label = '自动购买后面的章节', proposed, hasLimits = false } = props;
  const { current, isLoading, isBusy, change } = useAutoBuy(bookId);
  const terms = current ?? proposed;
  if (!terms) return null;
  const { chapterLimit, dayLimit } = terms;
  const limits = `每章不超过${chapterLimit}书豆，每天不超过${dayLimit}书豆`;
  return (
    <div className={styles['setting']}>
      <Switch
        label={label}
        description={current ? `${limits}；今天已用${current.spentToday}书豆` : `读到时购买，${limits}`}
        checked={current !== undefined}
        disabled={isLoading}
        busy={isBusy}
        onChange={(isOn) => change(isOn ? terms : undefined)}
      />
      {current && hasLimits && (
        <SegmentedControl
          label="每天最多（书豆）"
          labelVisible
          segments={autoBuyDayLimits.map((limit) => ({ value: String(limit), label: String(limit) }))}
          value={String(dayLimit)}
          onChange={(value) => {
            if (!isBusy) change({ chapterLimit, dayLimit: Number(value) });
          }}
        />
      )}
    </div>
  );
}

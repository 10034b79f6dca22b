import { SegmentedControl } from '@shuye/ui';
import { SettingsRow } from './SettingsRow.tsx';

interface ChoiceRowProps<Value extends string | number> {
  /** Short, beside the control. */
  label: string;
  /** The full name, for those who listen. */
  name?: string;
  values: readonly Value[];
  nameOf: (value: Value, at: number) => string;
  value: Value;
  onChange: (value: Value) => void;
}

export function ChoiceRow<Value extends string | number>(props: ChoiceRowProps<Value>) {
  const { label, name = label, values, nameOf, value, onChange } = props;
  return (
    <SettingsRow label={label}>
      <SegmentedControl
        label={name}
        segments={values.map((one, at) => ({ value: String(one), label: nameOf(one, at) }))}
        value={String(value)}
        onChange={(chosen) => {
          const found = values.find((one) => String(one) === chosen);
          if (found !== undefined) onChange(found);
        }}
      />
    </SettingsRow>
  );
}

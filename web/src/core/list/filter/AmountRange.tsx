import type { Range } from '@grzadka/contract/core/list/list-filters';
import { useState } from 'react';
import { HelperText } from '../../ui/fields/HelperText.tsx';
import { MoneyBox } from '../../ui/money/MoneyBox.tsx';
import { amountInField, readAmount } from '../../ui/money/read-amount.ts';
import { listText } from '../list.text.ts';
import styles from './filter.module.css';

interface AmountRangeProps {
  value: Range<number>;
  disabled: boolean;
  /** What an amount below zero is. */
  hint: string | undefined;
  onChange: (value: Range<number>) => void;
}

/** A range of amounts in grosze, typed in złoty. */
export function AmountRange({ value, disabled, hint, onChange }: AmountRangeProps) {
  return (
    <>
      <div className={styles['amounts']}>
        <AmountBox
          label={listText.rangeFrom}
          value={value.from}
          disabled={disabled}
          onChange={(from) => onChange({ ...value, from })}
        />
        <AmountBox
          label={listText.rangeThru}
          value={value.thru}
          disabled={disabled}
          onChange={(thru) => onChange({ ...value, thru })}
        />
      </div>
      {hint !== undefined && <HelperText>{hint}</HelperText>}
    </>
  );
}

interface AmountBoxProps {
  label: string;
  value: number | null;
  disabled: boolean;
  onChange: (value: number | null) => void;
}

/** One end. What is typed and is no amount is refused below it, and the range stays as it is. */
function AmountBox({ label, value, disabled, onChange }: AmountBoxProps) {
  const untyped = { text: amountInField(value), value };
  const [typed, setTyped] = useState(untyped);
  // What was typed holds until the amount is set from outside.
  const { text } = typed.value === value ? typed : untyped;
  const read = readAmount(text);
  const isWrong = 'fault' in read && !disabled;
  return (
    <MoneyBox
      label={label}
      value={text}
      disabled={disabled}
      size="small"
      mayBeNegative
      isWrong={isWrong}
      helper={isWrong && read.fault}
      onChange={(next) => {
        const nextRead = readAmount(next);
        const nextValue = 'grosze' in nextRead ? nextRead.grosze : value;
        setTyped({ text: next, value: nextValue });
        if (nextValue !== value) onChange(nextValue);
      }}
    />
  );
}

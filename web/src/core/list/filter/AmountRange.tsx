import type { Range } from '@grzadka/contract/core/list/list-filters';
import { FormHelperText, Stack } from '@mui/material';
import { useState } from 'react';
import { MoneyBox } from '../../ui/money/MoneyBox.tsx';
import { amountInField, readAmount } from '../../ui/money/read-amount.ts';
import { listText } from '../list.text.ts';

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
      <Stack direction="row" spacing={2} sx={{ mt: 1 }}>
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
      </Stack>
      {hint !== undefined && <FormHelperText>{hint}</FormHelperText>}
    </>
  );
}

interface AmountBoxProps {
  label: string;
  value: number | null;
  disabled: boolean;
  onChange: (value: number | null) => void;
}

/** One end. What is typed and is no amount is told below it and to nobody else: the range stays as it is. */
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

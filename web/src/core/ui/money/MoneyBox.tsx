import type { ComponentProps } from 'react';
import { TextBox } from '../fields/TextBox.tsx';
import { amountInField, readAmount } from './read-amount.ts';

type Box = ComponentProps<typeof TextBox>;

interface MoneyBoxProps
  extends Pick<
    Box,
    | 'label'
    | 'name'
    | 'value'
    | 'autoFocus'
    | 'disabled'
    | 'size'
    | 'isWrong'
    | 'helper'
    | 'inputRef'
    | 'onBlur'
  > {
  /** Whether an amount below zero makes sense: then it has to be possible to type its sign. */
  mayBeNegative?: boolean;
  /** Hears of the text: as it is typed and, of an amount, as it stands once the box is left. */
  onChange: (typed: string) => void;
}

/**
 * A box for an amount of money. While one is in it, it shows what is typed, and then how that was understood: '1234.5' is
 * 1234,50. What is no amount stays as it is (docs/product/money.md#amounts).
 */
export function MoneyBox({
  mayBeNegative = false,
  value,
  onChange,
  onBlur,
  ...box
}: MoneyBoxProps) {
  return (
    <TextBox
      {...box}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onBlur={(event) => {
        const read = readAmount(value);
        const shown = 'grosze' in read ? amountInField(read.grosze) : value;
        if (shown !== value) onChange(shown);
        onBlur?.(event);
      }}
      end="zł"
      htmlInput={{
        // The keys for decimals of some phones have no minus.
        inputMode: mayBeNegative ? 'text' : 'decimal',
        style: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
      }}
    />
  );
}

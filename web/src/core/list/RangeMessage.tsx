import type { Range } from '@grzadka/contract/core/list-filters';
import { rangeState } from '@grzadka/contract/core/list-settings';
import { messages } from '@grzadka/contract/core/messages';
import { FormHelperText } from '@mui/material';

interface RangeMessageProps {
  value: Range<string | number>;
  /** What is wrong when the first end lies behind the last. */
  reversed: string;
}

/** Says why a range that is switched on does not act; nothing where it does. */
export function RangeMessage({ value, reversed }: RangeMessageProps) {
  const state = rangeState(value);
  const text = { empty: messages.rangeEmpty, reversed, complete: undefined }[state];
  return (
    <FormHelperText component="output" error={state === 'reversed'}>
      {text}
    </FormHelperText>
  );
}

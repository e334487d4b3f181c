import { styled } from '@mui/material/styles';
import type { ChangeEvent } from 'react';

interface RowCheckboxProps {
  label: string;
  isChosen: boolean;
  /** With Shift held, all rows from the one chosen last. */
  onChoose: (isRange: boolean) => void;
}

/** Chooses its row, from wherever in the row it is pressed. */
export function RowCheckbox({ label, isChosen, onChoose }: RowCheckboxProps) {
  const onChange = ({ nativeEvent }: ChangeEvent) =>
    onChoose(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey);
  return (
    <WholeRow>
      <input
        type="checkbox"
        data-main-action
        aria-label={label}
        checked={isChosen}
        onChange={onChange}
      />
    </WholeRow>
  );
}

const WholeRow = styled('label')(({ theme }) => ({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlock: 0,
  width: '100%',
  paddingInlineStart: 20,
  paddingBlockStart: 14,
  cursor: 'pointer',
  // A range chosen with Shift is no text chosen in the page.
  userSelect: 'none',
  input: {
    width: '1.375rem',
    height: '1.375rem',
    margin: 0,
    accentColor: theme.palette.primary.main,
    // The browser's own edge of an empty box hardly stands out from a dark row.
    ...(theme.palette.mode === 'dark' && {
      borderRadius: 3,
      boxShadow: `0 0 0 1px ${theme.palette.text.secondary}`,
    }),
  },
}));

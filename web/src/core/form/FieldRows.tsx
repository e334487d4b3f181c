import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import { AddIcon, DeleteIcon } from '../ui/icons.ts';

interface FieldRowsProps {
  /** Where the rows are in the form: an array. */
  name: string;
  words: {
    readonly title?: string;
    /** Where there is no title, the name of the rows. */
    readonly hint: string;
    /** Rows, and the buttons that remove them, are named by their numbers, from one on. */
    readonly row: (number: number) => string;
    readonly add: string;
    readonly remove: (number: number) => string;
  };
  /** How many there may be; one is always there. */
  most: number;
  /** What a new row holds. */
  newRow: object | (() => object);
  /** The fields of a row, whose names begin with this one. */
  children: (row: string, place: { index: number; isLast: boolean }) => ReactNode;
}

/** Rows of a form that are added and removed one by one: a new one has the focus, and where one was removed, the button that adds one. */
export function FieldRows({ name, words, most, newRow, children }: FieldRowsProps) {
  const { fields, append, remove } = useFieldArray({ name });
  const adding = useRef<HTMLButtonElement>(null);
  return (
    <Box component="fieldset" sx={plainFieldset}>
      {words.title && (
        <Typography component="legend" variant="subtitle1" sx={{ p: 0 }}>
          {words.title}
        </Typography>
      )}
      <Typography
        component={words.title ? 'p' : 'legend'}
        color="textSecondary"
        variant="body2"
        sx={{ p: 0 }}
      >
        {words.hint}
      </Typography>
      {fields.map(({ id }, index) => (
        <Box key={id} component="fieldset" aria-label={words.row(index + 1)} sx={rowStyle}>
          {children(`${name}.${index}`, { index, isLast: index === fields.length - 1 })}
          {fields.length > 1 && (
            <Button
              startIcon={<DeleteIcon />}
              onClick={() => {
                remove(index);
                adding.current?.focus();
              }}
              sx={{ justifySelf: 'start' }}
            >
              {words.remove(index + 1)}
            </Button>
          )}
        </Box>
      ))}
      <Button
        ref={adding}
        startIcon={<AddIcon />}
        disabled={fields.length >= most}
        onClick={() => append(typeof newRow === 'function' ? newRow() : newRow)}
        sx={{ mt: 2 }}
      >
        {words.add}
      </Button>
    </Box>
  );
}

/** Without the frame that browsers draw. */
export const plainFieldset = { m: 0, p: 0, border: 0, minWidth: 0 } as const;

/** A row of a form: a line beside it holds it together. */
export const formRowStyle = {
  ...plainFieldset,
  mt: 2,
  pl: 2,
  borderLeft: 2,
  borderColor: 'divider',
  display: 'grid',
  gap: 2,
} as const;

/** Fields beside each other where there is room for them. */
const rowStyle = {
  ...formRowStyle,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))',
} as const;

import { MenuItem, TextField } from '@mui/material';
import { type ReactNode, useState } from 'react';
import type { SelectProps } from './select-props.ts';

interface OpenedSelectProps extends SelectProps {
  /** It is a late part of its field, which stands in for it until it was opened once. */
  open: boolean;
  standIn: ReactNode;
}

/** The choice itself, with its list: it opens when it appears, since somebody wants to choose. */
export function OpenedSelect({
  name,
  value,
  label,
  options,
  placeholder,
  isWrong,
  helper,
  inputRef,
  onChange,
  onBlur,
}: OpenedSelectProps) {
  const [isOpen, setOpen] = useState<boolean>();
  return (
    <TextField
      name={name}
      value={value}
      inputRef={inputRef}
      select
      autoFocus
      label={label}
      error={isWrong}
      helperText={helper}
      fullWidth
      onChange={({ target }) => onChange(target.value)}
      onBlur={onBlur}
      // When it has taken the focus for the first time, so that the list gives it back there.
      onFocus={() => setOpen((wasOpen) => wasOpen ?? true)}
      slotProps={{
        select: {
          displayEmpty: true,
          open: isOpen === true,
          onOpen: () => setOpen(true),
          onClose: () => setOpen(false),
        },
        inputLabel: { shrink: true },
      }}
    >
      {placeholder !== undefined && <MenuItem value="">{placeholder}</MenuItem>}
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}

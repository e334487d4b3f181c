import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { type FoundRecord, type RecordFieldProps, useRecordSearch } from './RecordField.tsx';

/** Records chosen one after the other among those found by a part of their names: the form's value are their ids. */
export function RecordsField({ name, label, search, autoFocus = false, helper }: RecordFieldProps) {
  const { field, fieldState } = useController({ name });
  const [chosen, setChosen] = useState<FoundRecord[]>([]);
  return (
    <Autocomplete
      {...useRecordSearch(search)}
      multiple
      // What is found stays open for the next choice, without what was chosen.
      disableCloseOnSelect
      filterSelectedOptions
      value={chosen}
      onChange={(_, records) => {
        setChosen(records);
        field.onChange(records.map(({ id }) => id));
      }}
      onBlur={field.onBlur}
      // What stays open is a part of the page, and read as one.
      slotProps={{ paper: { role: 'region', 'aria-label': label } }}
      renderInput={(params) => (
        <TextField
          {...params}
          name={name}
          label={label}
          inputRef={field.ref}
          autoFocus={autoFocus}
          error={fieldState.invalid}
          helperText={fieldState.error?.message ?? helper}
        />
      )}
    />
  );
}

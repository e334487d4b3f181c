import { Autocomplete, TextField } from '@mui/material';
import { useCallback, useMemo, useState } from 'react';
import { useController } from 'react-hook-form';
import { useFieldDescription } from '../field-descriptions.tsx';
import { type FoundRecord, type RecordFieldProps, useRecordSearch } from './RecordField.tsx';

interface RecordsFieldProps extends RecordFieldProps {
  /** What the form may hold at first: the records of what is changed. */
  own?: readonly FoundRecord[];
}

const none: readonly FoundRecord[] = [];

/** Records chosen one after the other among those found by a part of their names: the form's value are their ids. */
export function RecordsField({
  name,
  label,
  search,
  autoFocus = false,
  helper,
  own = none,
}: RecordsFieldProps) {
  const { field, fieldState } = useController<Record<string, string[]>>({ name });
  const [chosen, setChosen] = useState<readonly FoundRecord[]>([]);
  // The form holds these still when others have taken their place on the server.
  const [opened] = useState(own);
  const known = useMemo(
    () => new Map([...opened, ...own, ...chosen].map((record) => [record.id, record])),
    [opened, own, chosen],
  );
  const recordsOf = useCallback(
    (value: unknown) =>
      (value as string[]).flatMap((id) => {
        const record = known.get(id);
        return record ? [record] : [];
      }),
    [known],
  );
  const wordsOf = useCallback(
    (value: unknown) =>
      recordsOf(value)
        .map((record) => record.name)
        .join(', '),
    [recordsOf],
  );
  useFieldDescription(name, label, wordsOf);
  return (
    <Autocomplete
      {...useRecordSearch(search).found}
      multiple
      // What is found stays open for the next choice, without what was chosen.
      disableCloseOnSelect
      filterSelectedOptions
      value={recordsOf(field.value)}
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

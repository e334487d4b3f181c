import { Autocomplete, Box, TextField, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { debounce } from 'es-toolkit/function';
import { useEffect, useState } from 'react';
import { useController } from 'react-hook-form';
import { errorText } from '../core/api/api-error.ts';
import { assignmentArea } from './assignment.area.ts';
import { assignmentText } from './assignment.text.ts';
import type { FoundRecord, RecordSearch } from './record-search.ts';

/** How long to wait for further keys before searching, in milliseconds. */
const searchDelay = 300;

interface RecordFieldProps {
  name: string;
  label: string;
  search: RecordSearch;
}

/** A record chosen among those found by a part of their name: the form's value is its id. */
export function RecordField({ name, label, search }: RecordFieldProps) {
  const { field, fieldState } = useController({ name });
  const [chosen, setChosen] = useState<FoundRecord | null>(null);
  const [phrase, setPhrase] = useState('');
  const settledPhrase = useSettled(phrase, searchDelay);
  const { data, error, isFetching } = useQuery({
    queryKey: [assignmentArea.name, 'search', search.kind, settledPhrase],
    queryFn: ({ signal }) => search.find(settledPhrase, signal),
    placeholderData: keepPreviousData,
  });

  return (
    <Autocomplete
      options={data ?? []}
      // The server has found what matches.
      filterOptions={(options) => options}
      getOptionLabel={(option) => option.name}
      getOptionKey={(option) => option.id}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      renderOption={({ key, ...props }, { name: title, note }) => (
        <Box key={key} component="li" {...props}>
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {title}
            <Typography variant="body2" color="textSecondary">
              {note}
            </Typography>
          </Box>
        </Box>
      )}
      value={chosen}
      onChange={(_, record) => {
        setChosen(record);
        field.onChange(record?.id ?? '');
      }}
      onInputChange={(_, text, reason) => {
        // A chosen record's name in the box is no search.
        setPhrase(reason === 'input' ? text : '');
      }}
      onBlur={field.onBlur}
      autoHighlight
      loading={isFetching || phrase !== settledPhrase}
      // The options hang outside of the dialog, and of every other part of the page.
      slotProps={{ popper: { role: 'region', 'aria-label': label } }}
      loadingText={assignmentText.searching}
      noOptionsText={error ? errorText(error) : assignmentText.nothingFound}
      renderInput={(params) => (
        <TextField
          {...params}
          name={name}
          label={label}
          inputRef={field.ref}
          autoFocus
          error={fieldState.invalid}
          helperText={fieldState.error?.message}
        />
      )}
    />
  );
}

/** The value once it has stayed the same for `delay` milliseconds. */
function useSettled<Value>(value: Value, delay: number): Value {
  const [settled, setSettled] = useState(value);
  const [settle] = useState(() => debounce((next: Value) => setSettled(next), delay));
  useEffect(() => {
    settle(value);
    return settle.cancel;
  }, [settle, value]);
  return settled;
}

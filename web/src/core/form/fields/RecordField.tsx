import { Autocomplete, Box, TextField, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { errorText } from '../../api/api-error.ts';
import { useSettled } from '../../ui/hooks/useSettled.ts';

/** As many as a person looks through before typing some more. */
export const mostFound = '50';

/** How long to wait for further keys before searching, in milliseconds. */
const searchDelay = 300;

/** A record to choose; the note tells it from others of the same name. */
interface FoundRecord {
  readonly id: string;
  readonly name: string;
  readonly note: string;
}

/** Finds records by a part of their name, the first of them in the order of their list. */
export interface RecordSearch {
  /** The record's name, such as 'garden'. */
  readonly kind: string;
  readonly find: (phrase: string, signal: AbortSignal) => Promise<readonly FoundRecord[]>;
}

interface RecordFieldProps {
  name: string;
  label: string;
  search: RecordSearch;
  /** The field has the focus when the form opens. */
  autoFocus?: boolean;
  /** What stands below the field while nothing is wrong with it. */
  helper?: string;
}

/** A record chosen among those found by a part of their name: the form's value is its id. */
export function RecordField({ name, label, search, autoFocus = false, helper }: RecordFieldProps) {
  const { field, fieldState } = useController({ name });
  const [chosen, setChosen] = useState<FoundRecord | null>(null);
  const [phrase, setPhrase] = useState('');
  const settledPhrase = useSettled(phrase, searchDelay);
  const { data, error, isFetching } = useQuery({
    queryKey: [search.kind, 'search', settledPhrase],
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
      loadingText="Szukanie…"
      noOptionsText={error ? errorText(error) : 'Nic nie znaleziono'}
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

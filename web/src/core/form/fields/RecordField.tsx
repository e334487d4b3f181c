import { Autocomplete, type AutocompleteProps, Box, TextField, Typography } from '@mui/material';
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
export interface FoundRecord {
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

export interface RecordFieldProps {
  name: string;
  label: string;
  search: RecordSearch;
  /** The field has the focus when the form opens. */
  autoFocus?: boolean;
  /** What stands below the field while nothing is wrong with it. */
  helper?: string;
}

interface OneRecordFieldProps extends RecordFieldProps {
  /** What the form may hold at first: the record of what is changed. */
  own?: FoundRecord | undefined;
  onChoose?: (record: FoundRecord) => void;
}

/** A record chosen among those found by a part of their name: the form's value is its id. */
export function RecordField({
  name,
  label,
  search,
  autoFocus = false,
  helper,
  own,
  onChoose,
}: OneRecordFieldProps) {
  const { field, fieldState } = useController({ name });
  const [chosen, setChosen] = useState<FoundRecord>();
  return (
    <Autocomplete
      {...useRecordSearch(search)}
      value={[chosen, own].find((record) => record?.id === field.value) ?? null}
      onChange={(_, record) => {
        setChosen(record ?? undefined);
        if (record) onChoose?.(record);
        field.onChange(record?.id ?? '');
      }}
      onBlur={field.onBlur}
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

/** What a field needs to find records and to offer what was found. */
export function useRecordSearch(search: RecordSearch) {
  const [phrase, setPhrase] = useState('');
  const settledPhrase = useSettled(phrase, searchDelay);
  const { data, error, isFetching } = useQuery({
    queryKey: [search.kind, 'search', settledPhrase],
    queryFn: ({ signal }) => search.find(settledPhrase, signal),
    placeholderData: keepPreviousData,
  });
  return {
    options: data ?? [],
    // The server has found what matches.
    filterOptions: (options) => options,
    getOptionLabel: (option) => option.name,
    getOptionKey: (option) => option.id,
    isOptionEqualToValue: (option, value) => option.id === value.id,
    renderOption: ({ key, ...props }, { name, note }) => (
      <Box key={key} component="li" {...props}>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {name}
          <Typography variant="body2" color="textSecondary">
            {note}
          </Typography>
        </Box>
      </Box>
    ),
    onInputChange: (_, text, reason) => {
      // A chosen record's name in the box is no search.
      setPhrase(reason === 'input' ? text : '');
    },
    autoHighlight: true,
    loading: isFetching || phrase !== settledPhrase,
    loadingText: 'Szukanie…',
    noOptionsText: error ? errorText(error) : 'Nic nie znaleziono',
  } satisfies Partial<AutocompleteProps<FoundRecord, boolean, false, false>>;
}

import { Autocomplete, type AutocompleteProps, Box, TextField, Typography } from '@mui/material';
import { useForkRef } from '@mui/material/utils';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
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
  const { phrase, found } = useRecordSearch(search);
  const input = useRef<HTMLInputElement>(null);
  const ref = useForkRef(input, field.ref);
  const choose = (record: FoundRecord | null) => {
    setChosen(record ?? undefined);
    field.onChange(record?.id ?? '');
    if (record) onChoose?.(record);
  };
  const chooseFirst = useFirstFound(found, (record) => {
    // Closes what was found, as a choice does.
    input.current?.blur();
    input.current?.focus();
    choose(record);
  });
  return (
    <Autocomplete
      {...found}
      // None of what was found by other words: Enter would take it for what was meant.
      options={found.loading ? [] : found.options}
      value={[chosen, own].find((record) => record?.id === field.value) ?? null}
      onChange={(_, record) => choose(record)}
      onKeyDown={(event) => chooseFirst(event, phrase !== '')}
      onBlur={field.onBlur}
      renderInput={(params) => (
        <TextField
          {...params}
          name={name}
          label={label}
          inputRef={ref}
          autoFocus={autoFocus}
          error={fieldState.invalid}
          helperText={fieldState.error?.message ?? helper}
        />
      )}
    />
  );
}

type Found = ReturnType<typeof useRecordSearch>['found'];

/**
 * Lets Enter be pressed before what was typed is found: the first of it is chosen once it is there, and never one of what
 * was found before.
 */
function useFirstFound({ loading, options }: Found, choose: (record: FoundRecord) => void) {
  const isWanted = useRef(false);
  const take = useEffectEvent(() => {
    const [first] = options;
    if (isWanted.current && first) choose(first);
    isWanted.current = false;
  });
  useEffect(() => {
    if (!loading) take();
  }, [loading]);
  return (event: KeyboardEvent & { defaultMuiPrevented?: boolean }, isTyped: boolean): void => {
    isWanted.current = event.key === 'Enter' && loading && isTyped;
    if (!isWanted.current) return;
    // Else it would send the form.
    event.preventDefault();
    event.defaultMuiPrevented = true;
  };
}

/** What is typed, and what a field needs to offer what is found by it. */
export function useRecordSearch(search: RecordSearch) {
  const [phrase, setPhrase] = useState('');
  const settledPhrase = useSettled(phrase, searchDelay);
  const { data, error, isPending, isPlaceholderData } = useQuery({
    queryKey: [search.kind, 'search', settledPhrase],
    queryFn: ({ signal }) => search.find(settledPhrase, signal),
    placeholderData: keepPreviousData,
  });
  const loading = isPending || isPlaceholderData || phrase !== settledPhrase;
  const found = {
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
    loading,
    loadingText: 'Szukanie…',
    noOptionsText: error ? errorText(error) : 'Nic nie znaleziono',
  } satisfies Partial<AutocompleteProps<FoundRecord, boolean, false, false>>;
  return { phrase, found };
}

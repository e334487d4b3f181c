import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { useSenderId } from '../../access/access.ts';
import { errorText } from '../../api/api-error.ts';
import { Combobox } from '../../ui/fields/Combobox.tsx';
import type { ComboboxOption, ComboboxProps } from '../../ui/fields/combobox-props.ts';
import { useJoinedRef } from '../../ui/fields/useJoinedRef.ts';
import { useSettled } from '../../ui/hooks/useSettled.ts';
import { focusNextField } from '../next-field.ts';
import { useSoughtAhead } from '../useSoughtAhead.ts';

/** What is asked of a list: as many as a person looks through before typing some more, and not how many there are. */
export const firstFound = { limit: '50', total: 'later' } as const;

/** How long to wait for further keys before searching, in milliseconds. */
const searchDelay = 300;

/** A record to choose; the note differs for others of the same name. */
export type FoundRecord = ComboboxOption;

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

/**
 * A record chosen among those found by a part of their name: the form's value is its id. Enter takes the first that is found, also
 * before the answer is there, and what is typed then belongs to the next field.
 */
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
  const value = [chosen, own].find((record) => record?.id === field.value) ?? null;
  const [text, setText] = useState(value?.name ?? '');
  const { phrase, setPhrase, seek, found } = useRecordSearch(search);
  const input = useRef<HTMLInputElement>(null);
  const ref = useJoinedRef(input, field.ref);
  const choose = (record: FoundRecord | null) => {
    setChosen(record ?? undefined);
    field.onChange(record?.id ?? '');
    if (record) onChoose?.(record);
  };
  const take = (record: FoundRecord) => {
    ahead.forget();
    setPhrase('');
    choose(record);
  };
  const ahead = useSoughtAhead({ name, seek, take });
  const moveOn = () => {
    if (input.current !== null && input.current === document.activeElement)
      focusNextField(input.current);
  };
  return (
    <Combobox
      {...found}
      name={name}
      label={label}
      inputRef={ref}
      autoFocus={autoFocus}
      isWrong={fieldState.invalid || ahead.missed !== undefined}
      helper={ahead.told ?? ahead.missed ?? fieldState.error?.message ?? helper}
      chosen={value ? [value] : []}
      text={text}
      onText={(typed, reason) => {
        // What is looked for stays in the field that was left, and so does what was not found.
        if (reason !== 'input' && ahead.isSeeking()) return;
        if (reason === 'reset' && ahead.missed !== undefined) return;
        ahead.forget();
        setText(typed);
        // A chosen record's name in the box is no search.
        setPhrase(reason === 'input' ? typed : '');
      }}
      onChoose={([record]) => {
        choose(record ?? null);
        if (record) moveOn();
      }}
      onKeyDown={(event) => {
        if (!isEnterAhead(event, phrase, found)) return;
        if (found.isLoading) {
          ahead.ask(phrase);
          moveOn();
        } else ahead.tellMissed(phrase);
      }}
      onBlur={field.onBlur}
    />
  );
}

/**
 * Whether Enter is pressed before something is found that it could take. It is kept from what else it would do: send the
 * form, or take what is not what was typed.
 */
export function isEnterAhead(
  event: KeyboardEvent,
  phrase: string,
  { isLoading, options }: { readonly isLoading: boolean; readonly options: readonly unknown[] },
): boolean {
  const isAhead =
    event.key === 'Enter' && phrase.trim() !== '' && (isLoading || options.length === 0);
  if (isAhead) event.preventDefault();
  return isAhead;
}

const none: readonly FoundRecord[] = [];

/** What is typed, and what a field needs to offer what is found by it. */
export function useRecordSearch(search: RecordSearch) {
  const [phrase, setPhrase] = useState('');
  const isExpired = useSenderId() === undefined;
  const [isKept, setKept] = useState(isExpired);
  if (isExpired && !isKept) setKept(true);
  const settledPhrase = useSettled(phrase, searchDelay);
  const { data, error, isPending, isPlaceholderData } = useQuery({
    queryKey: [search.kind, 'search', settledPhrase],
    queryFn: ({ signal }) => search.find(settledPhrase, signal),
    placeholderData: keepPreviousData,
  });
  const isLoading = isPending || isPlaceholderData || phrase !== settledPhrase;
  const found = {
    // None of what was found by other words: Enter would take it for what was meant.
    options: isLoading ? none : (data ?? none),
    // The sign-in takes the focus without being asked, and gives it back: what is looked for goes on then.
    keepsText: isKept,
    onFocus: () => setKept(isExpired),
    isLoading,
    loadingText: 'Szukanie…',
    emptyText: error ? errorText(error) : 'Nic nie znaleziono',
  } satisfies Partial<ComboboxProps>;
  /** Does not wait until nothing more is typed, nor for what is on its way: that ends when something else is typed. */
  const seek = async (wanted: string): Promise<FoundRecord | undefined> => {
    const [first] = await search.find(wanted, new AbortController().signal);
    return first;
  };
  return { phrase, setPhrase, seek, found };
}

import { useCallback, useMemo, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { Combobox } from '../../ui/fields/Combobox.tsx';
import { useFieldDescription } from '../field-descriptions.tsx';
import { useSoughtAhead } from '../useSoughtAhead.ts';
import {
  type FoundRecord,
  isEnterAhead,
  type RecordFieldProps,
  useRecordSearch,
} from './RecordField.tsx';

interface RecordsFieldProps extends RecordFieldProps {
  /** What the form may hold at first: the records of what is changed. */
  own?: readonly FoundRecord[];
}

const none: readonly FoundRecord[] = [];

/**
 * Records chosen one after the other among those found by a part of their names: the form's value are their ids. Enter takes the first
 * that is found, also before the answer is there; what is typed then is the next one.
 */
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
  const value = useMemo(() => recordsOf(field.value), [recordsOf, field.value]);
  const { getValues } = useFormContext();
  const [text, setText] = useState('');
  const { phrase, setPhrase, seek, found } = useRecordSearch(search);
  const take = (record: FoundRecord) => {
    const ids = getValues(name) as string[];
    setChosen((records) => [...records, record]);
    if (!ids.includes(record.id)) field.onChange([...ids, record.id]);
  };
  const ahead = useSoughtAhead({ name, seek, take });
  const showTyped = (typed: string) => {
    setText(typed);
    setPhrase(typed);
  };
  return (
    <Combobox
      {...found}
      isMultiple
      name={name}
      label={label}
      inputRef={field.ref}
      autoFocus={autoFocus}
      isWrong={fieldState.invalid || ahead.missed !== undefined}
      helper={ahead.told ?? ahead.missed ?? fieldState.error?.message ?? helper}
      chosen={value}
      onChoose={(records) => {
        setChosen((before) => [...before, ...records]);
        field.onChange(records.map(({ id }) => id));
      }}
      text={text}
      onText={(typed, reason) => {
        if (reason === 'input' && !ahead.isSeeking()) ahead.forget();
        showTyped(typed);
      }}
      onKeyDown={(event) => {
        if (!isEnterAhead(event, phrase, found)) return;
        if (found.isLoading) {
          ahead.ask(phrase);
          showTyped('');
        } else ahead.tellMissed(phrase);
      }}
      onBlur={field.onBlur}
    />
  );
}

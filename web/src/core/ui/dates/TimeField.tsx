import { readTypedTime } from '@grzadka/contract/core/time/typed-date';
import { type DateFieldProps, TypedDateField } from './TypedDateField.tsx';
import { type ReadText, useTypedDate } from './useTypedDate.ts';

interface TimeFieldProps extends DateFieldProps {
  /** 'HH:mm', or '' for none. */
  value: string;
  /** Hears of a time, or of ''. */
  onChange: (value: string) => void;
}

/** A field of a time of the day. */
export function TimeField({ value, onChange, ...field }: TimeFieldProps) {
  const typed = useTypedDate({ value, none: '', textOf, read, unread: textOf, onChange });
  return <TypedDateField {...field} typed={typed} shape="gg:mm" />;
}

function textOf(value: string): string {
  return value;
}

function read(text: string): ReadText<string> {
  const typed = readTypedTime(text);
  return 'refusal' in typed ? typed : { value: typed.time, isWhole: typed.isWhole };
}

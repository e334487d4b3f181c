import { parseDay } from '@grzadka/contract/core/fields';
import { dayAsTyped, readTypedDay } from '@grzadka/contract/core/time/typed-date';
import { latePart } from '../loading/late-part.tsx';
import { type DateFieldProps, TypedDateField } from './TypedDateField.tsx';
import { useCalendar } from './useCalendar.tsx';
import { type ReadText, useTypedDate } from './useTypedDate.ts';
import { yearOfToday } from './year-of-today.ts';

const DayCalendar = latePart(async () => (await import('./DayCalendar.tsx')).DayCalendar);

interface DayFieldProps extends DateFieldProps {
  /** 'YYYY-MM-DD', '' for none; or what `unread` made of a text. */
  value: string;
  /** What `onChange` hears while a text is no day within the bounds; without it such a text is not reported. */
  unread?: (text: string) => string;
  /** Hears of a day within the bounds, or of ''. */
  onChange: (value: string) => void;
}

/** A field of a day of the calendar, within the bounds of the contract: typed, pasted or chosen. */
export function DayField({ value, unread, onChange, ...field }: DayFieldProps) {
  const typed = useTypedDate({ value, none: '', textOf, read, unread, onChange });
  const { ofField, calendar } = useCalendar({
    date: typed.fault === undefined && parseDay(value) !== undefined ? value : '',
    isUnread: typed.text !== '',
    disabled: field.disabled ?? false,
    ahead: DayCalendar.ahead,
    onChoose: typed.settle,
  });
  return (
    <>
      <TypedDateField {...field} typed={typed} shape="dd.mm.rrrr" calendar={ofField} />
      <DayCalendar {...calendar} />
    </>
  );
}

function textOf(value: string): string {
  return parseDay(value) === undefined ? value : dayAsTyped(value);
}

function read(text: string): ReadText<string> {
  const typed = readTypedDay(text, yearOfToday());
  return 'refusal' in typed ? typed : { value: typed.day, isWhole: typed.isWhole };
}

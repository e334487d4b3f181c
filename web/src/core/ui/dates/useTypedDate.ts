import type { FieldRef, FieldSection, FieldSectionType } from '@mui/x-date-pickers/models';
import type { Dayjs } from 'dayjs';
import { partition } from 'es-toolkit/array';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type ReadDate, readDate } from './read-date.ts';

interface TypedDateOptions<Value> {
  /** The value from outside. */
  value: Value;
  /** The first and the last date that may be given. */
  earliest: Dayjs;
  latest: Dayjs;
  dateOf: (value: Value) => Dayjs | null;
  valueOf: (date: Dayjs | null) => Value;
  /** The value that stands for a date that is half typed or out of bounds. */
  invalidValue: Value;
  /** The time that a day typed without one means; without it such a day is half a date. */
  withTime?: ((day: Dayjs) => Dayjs) | undefined;
  onChange: (value: Value) => void;
}

/**
 * Keeps a date as it is typed until its value changes from outside, and distinguishes a half typed one
 * from none: the pickers report both as null (mui/mui-x issue 17499).
 */
export function useTypedDate<Value>({
  value,
  earliest,
  latest,
  dateOf,
  valueOf,
  invalidValue,
  withTime,
  onChange,
}: TypedDateOptions<Value>) {
  const fieldRef = useRef<FieldRef<Dayjs | null>>(null);
  const partOfLastDigit = useRef<number | null>(null);
  const parts = () => (fieldRef.current?.getSections() ?? []).map((part) => part.value !== '');
  const isHalfTyped = () => parts().some(Boolean) && !parts().every(Boolean);
  const untyped = { value, date: dateOf(value), isInvalid: false, isTimeGiven: false };
  const [typed, setTyped] = useState(untyped);
  const { date, isInvalid, isTimeGiven } = typed.value === value ? typed : untyped;

  const take = (
    next: Dayjs | null,
    isNextInvalid: boolean,
    { isTimeGiven: isGiven = false } = {},
  ) => {
    const nextValue = isNextInvalid ? invalidValue : valueOf(next);
    setTyped({ value: nextValue, date: next, isInvalid: isNextInvalid, isTimeGiven: isGiven });
    if (nextValue !== value) onChange(nextValue);
  };
  const isOutside = (next: Dayjs) => next.isBefore(earliest) || next.isAfter(latest);
  const paste = ({ date: pasted, hasTime }: ReadDate, field: HTMLElement) => {
    const sections = fieldRef.current?.getSections() ?? [];
    if (hasTime || !sections.some(({ type }) => type === 'hours')) {
      take(pasted, isOutside(pasted));
      return;
    }
    // The day alone: the time that stands is kept, and one that is missing stays missing.
    for (const [index, { type }] of sections.entries()) {
      const digits = dayParts[type];
      if (digits !== undefined) typePart(fieldRef.current, field, index, pasted.format(digits));
    }
  };
  return {
    /** To be given to the picker's field. */
    fieldRef,
    date,
    /** Whether what is typed is half a date, or one out of bounds. */
    isInvalid,
    /** Whether the time was not typed, so that the day's own was given. */
    isTimeGiven,
    isHalfTyped,
    take: (next: Dayjs | null, isNextInvalid: boolean) => take(next, isNextInvalid),
    /** What the field's element hears before its parts do: pasted dates, and signs that end a part. */
    heardFirst: {
      onPasteCapture: (event: ClipboardEvent<HTMLElement>) => {
        const text = event.clipboardData.getData('text').trim();
        // A few digits are a part of the date, which the field takes by itself.
        if (/^\d{1,4}$/.test(text)) return;
        // With anything else it would empty itself.
        event.preventDefault();
        event.stopPropagation();
        const read = readDate(text);
        if (read !== undefined) paste(read, event.currentTarget);
      },
      onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const active = fieldRef.current?.getActiveSectionIndex() ?? null;
        // Where all parts are selected the first one takes the digit.
        if (/^\d$/.test(event.key)) partOfLastDigit.current = active ?? 0;
        if (active === null || !/^[.,:/ -]$/.test(event.key)) return;
        event.preventDefault();
        // A part that takes no further digit has been ended by its last one.
        const isOpen = partOfLastDigit.current === active;
        const isLast = active + 1 >= (fieldRef.current?.getSections().length ?? 0);
        if (isOpen && !isLast) fieldRef.current?.setSelectedSections(active + 1);
      },
    },
    /** To be called when the field is left: a day alone gets its time, any other half of a date becomes invalid. */
    leave: () => {
      const day = withTime && dayAlone(fieldRef.current?.getSections() ?? []);
      const whole = day && withTime(day);
      if (whole) take(whole, isOutside(whole), { isTimeGiven: true });
      else if (date === null && isHalfTyped() !== isInvalid) take(null, !isInvalid);
    },
    /** To be called when the field is pressed: an empty one begins with its first part. */
    beginWithFirst: () => {
      // The parts of an empty field cannot be seen, and yet the one under the pointer would be taken.
      if (!parts().some(Boolean)) fieldRef.current?.setSelectedSections(0);
    },
  };
}

/** The parts of a field that make a day, and how they are written. */
const dayParts: Partial<Record<FieldSectionType, string>> = {
  day: 'DD',
  month: 'MM',
  year: 'YYYY',
};

/** The day that a field holds whose other parts are all empty; undefined where there is none such. */
function dayAlone(sections: readonly FieldSection[]): Dayjs | undefined {
  const [ofDay, others] = partition(sections, ({ type }) => type in dayParts);
  if (others.some(({ value }) => value !== '')) return undefined;
  return readDate(ofDay.map(({ value }) => value).join('.'))?.date;
}

/** Gives digits to a part of the field as its keys do: it has no other way for a date that is not whole. */
function typePart(
  fieldRef: FieldRef<Dayjs | null> | null,
  field: HTMLElement,
  index: number,
  digits: string,
): void {
  // The field hears the next part of a date only once it has drawn the one before.
  flushSync(() => fieldRef?.setSelectedSections(index));
  const part = field.querySelectorAll('[role=spinbutton]').item(index);
  part.textContent = digits;
  flushSync(() => part.dispatchEvent(new InputEvent('input', { bubbles: true })));
}

import type { FieldRef } from '@mui/x-date-pickers/models';
import type { Dayjs } from 'dayjs';
import { type RefObject, useRef, useState } from 'react';

interface TypedDateOptions<Value> {
  /** The value from outside. */
  value: Value;
  dateOf: (value: Value) => Dayjs | null;
  valueOf: (date: Dayjs | null) => Value;
  /** The value that stands for a date that is half typed or out of bounds. */
  invalidValue: Value;
  onChange: (value: Value) => void;
}

/** What a picker shows and hears while a date is typed into it. */
interface TypedDate {
  /** To be given to the picker's field. */
  fieldRef: RefObject<FieldRef<Dayjs | null> | null>;
  date: Dayjs | null;
  /** Whether what is typed is half a date, or one out of bounds. */
  isInvalid: boolean;
  take: (date: Dayjs | null, isInvalid: boolean) => void;
  /** To be called when the field is left: a half typed date becomes invalid. */
  leave: () => void;
  /** To be called when the field is pressed: an empty one begins with its first part. */
  beginWithFirst: () => void;
}

/**
 * Keeps a date as it is typed until its value changes from outside, and tells a half typed one from
 * none: the pickers report both as null (mui/mui-x issue 17499).
 */
export function useTypedDate<Value>({
  value,
  dateOf,
  valueOf,
  invalidValue,
  onChange,
}: TypedDateOptions<Value>): TypedDate {
  const fieldRef = useRef<FieldRef<Dayjs | null>>(null);
  const parts = () => (fieldRef.current?.getSections() ?? []).map((part) => part.value !== '');
  const isHalfTyped = () => parts().some(Boolean) && !parts().every(Boolean);
  const [typed, setTyped] = useState({ value, date: dateOf(value), isInvalid: false });
  const { date, isInvalid } =
    typed.value === value ? typed : { date: dateOf(value), isInvalid: false };

  const take = (next: Dayjs | null, isNextInvalid: boolean) => {
    const nextValue = isNextInvalid ? invalidValue : valueOf(next);
    setTyped({ value: nextValue, date: next, isInvalid: isNextInvalid });
    if (nextValue !== value) onChange(nextValue);
  };
  return {
    fieldRef,
    date,
    isInvalid,
    take,
    leave: () => {
      if (date === null && isHalfTyped() !== isInvalid) take(null, !isInvalid);
    },
    beginWithFirst: () => {
      // The parts of an empty field cannot be seen, and yet the one under the pointer would be taken.
      if (!parts().some(Boolean)) fieldRef.current?.setSelectedSections(0);
    },
  };
}

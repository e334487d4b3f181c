import dayjs, { type Dayjs } from 'dayjs';
import { useId, useState } from 'react';
import { CalendarButton } from './CalendarButton.tsx';
import type { CalendarProps } from './calendars.tsx';
import type { useTypedDate } from './useTypedDate.ts';

interface CalendarOptions
  extends Pick<ReturnType<typeof useTypedDate>, 'fieldRef' | 'date' | 'isHalfTyped' | 'take'> {
  /** The first and the last date that may be given. */
  earliest: Dayjs;
  latest: Dayjs;
  disabled: boolean;
  /** Of the part that the calendar is. */
  ahead: { readonly onPointerEnter: () => void; readonly onFocus: () => void };
}

/** Joins a typed date's field with its calendar, whose code comes when it is wanted (docs/product/rules.md#time). */
export function useCalendar({
  fieldRef,
  date,
  isHalfTyped,
  take,
  earliest,
  latest,
  disabled,
  ahead,
}: CalendarOptions) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isBegun, setBegun] = useState(false);
  const open = () => {
    setBegun(isHalfTyped());
    setOpen(true);
  };
  const calendar: CalendarProps = {
    open: isOpen,
    // It reports changes alone, and to clear half a date is one.
    value: date ?? (isBegun ? halfADate : null),
    earliest,
    latest,
    disabled,
    anchor,
    titleId: `${id}-label`,
    onChange: (chosen, { validationError }) => {
      if (chosen === null) fieldRef.current?.clearValue();
      take(chosen, validationError !== null);
    },
    onClose: () => setOpen(false),
  };
  return {
    /** To be given to the field. */
    ofField: { id, ...(isOpen && { focused: true }) },
    /** To be given to the element that holds the field's parts. */
    ofInput: {
      ref: setAnchor,
      endAdornment: <CalendarButton date={date} disabled={disabled} ahead={ahead} onOpen={open} />,
    },
    calendar,
  };
}

const halfADate: Dayjs = dayjs(Number.NaN);

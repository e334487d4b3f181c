import { useState } from 'react';
import { CalendarButton } from './CalendarButton.tsx';
import type { CalendarProps } from './calendar-in-window.ts';

interface CalendarOptions {
  /** The local date that the field holds, 'YYYY-MM-DD' with or without 'THH:mm'; '' for none. */
  date: string;
  /** Whether something else than a date is typed there. */
  isUnread: boolean;
  disabled: boolean;
  /** Of the part that the calendar is. */
  ahead: { readonly onPointerEnter: () => void; readonly onFocus: () => void };
  /** Hears of a date that is chosen, as the field writes it, or of ''. */
  onChoose: (text: string) => void;
}

/** Joins a typed date's field with its calendar, whose code comes when it is wanted (docs/product/rules.md#time). */
export function useCalendar({ date, isUnread, disabled, ahead, onChoose }: CalendarOptions) {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    if (!disabled) setOpen(true);
  };
  const shown: CalendarProps = {
    open: isOpen,
    date,
    isUnread,
    disabled,
    anchor: input?.parentElement ?? null,
    titleId: input?.labels?.[0]?.id ?? '',
    onChoose,
    onClose: () => setOpen(false),
  };
  return {
    /** To be given to the field. */
    ofField: {
      setInput,
      open,
      button: <CalendarButton date={date} disabled={disabled} ahead={ahead} onOpen={open} />,
    },
    calendar: shown,
  };
}

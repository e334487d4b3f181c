import type { DateTimePickerProps } from '@mui/x-date-pickers/DateTimePicker';

/** What a calendar at a date's field is given. */
export interface CalendarProps {
  open: boolean;
  /** The local date that the field holds, 'YYYY-MM-DD' with or without 'THH:mm'; '' for none. */
  date: string;
  /** Whether something else than a date is typed there. */
  isUnread: boolean;
  disabled: boolean;
  /** The field, at which it stands. */
  anchor: HTMLElement | null;
  /** The id of what names it. */
  titleId: string;
  onChoose: (text: string) => void;
  onClose: () => void;
}

/** How far a picker stays from the edges of the window, in pixels. */
const margin = 8;

/** Where calendar and clock have no room beside each other. */
const narrowWindow = '@media (max-width: 479.95px)';

/**
 * Makes a picker the calendar alone of a field that stands already, and keeps it wholly inside the window: below the field, above it, or over it where neither side has
 * room (docs/product/rules.md#time). In a window that is lower than the picker its content is scrolled,
 * while the buttons stay. To be given to the picker's `slotProps`.
 */
export function calendarAt({ anchor, titleId }: Pick<CalendarProps, 'anchor' | 'titleId'>) {
  return {
    slots: { field: NoField },
    slotProps: {
      popper: {
        anchorEl: anchor,
        'aria-labelledby': titleId,
        modifiers: [
          // `altAxis` moves it along its height, too; without `tether` it may leave its field for that.
          {
            name: 'preventOverflow',
            options: { altAxis: true, tether: false, rootBoundary: 'viewport', padding: margin },
          },
        ],
      },
      mobilePaper: {
        'aria-labelledby': titleId,
        sx: {
          m: `${margin}px`,
          maxHeight: `calc(100% - ${2 * margin}px)`,
          // The dialog is padded, too.
          '& .MuiPickersLayout-root': { maxHeight: `calc(100dvh - ${4 * margin}px)` },
        },
      },
      // It would repeat the field in large type, which a phone has no room for.
      toolbar: { hidden: true },
      layout: {
        sx: {
          // The rows of the grid that it would be do not become lower than what they hold.
          display: 'flex',
          flexDirection: 'column',
          maxHeight: `calc(100dvh - ${2 * margin}px)`,
          maxWidth: `calc(100vw - ${2 * margin}px)`,
          '& .MuiPickersLayout-contentWrapper': {
            overflow: 'auto',
            [narrowWindow]: {
              gridTemplateColumns: '1fr',
              '& > .MuiDivider-vertical': { display: 'none' },
              '& > .MuiMultiSectionDigitalClock-root': {
                gridColumn: 1,
                gridRow: 2,
                justifyContent: 'center',
                borderTop: 1,
                borderColor: 'divider',
              },
              '& .MuiDateCalendar-root': { width: 'auto', maxWidth: '100%' },
            },
          },
          '& .MuiPickersLayout-actionBar': { flexShrink: 0, flexWrap: 'wrap' },
        },
      },
      actionBar: { actions: ['today', 'accept', 'clear'] },
    },
  } satisfies DateTimePickerProps;
}

function NoField() {
  return null;
}

import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { plPL } from '@mui/x-date-pickers/locales';
import dayjs from 'dayjs';
import 'dayjs/locale/pl';
import type { ReactNode } from 'react';

// The adapter takes the locale for its own part alone.
dayjs.locale('pl');

const texts = {
  ...plPL.components.MuiLocalizationProvider.defaultProps.localeText,
  // The package leaves the placeholders in English and calls an hour 'Godzin'.
  fieldYearPlaceholder: ({ digitAmount }: { digitAmount: number }) => 'R'.repeat(digitAmount),
  fieldHoursPlaceholder: () => 'gg',
  hours: 'Godzina',
  minutes: 'Minuta',
  // The clock shows '05'; a name without the nought could not be called by what is seen.
  hoursClockNumberText: (hours: string) => `${hours.padStart(2, '0')} godz.`,
  minutesClockNumberText: (minutes: string) => `${minutes.padStart(2, '0')} min`,
};

/** Makes the pickers within it Polish. */
export function PolishDates({ children }: { children: ReactNode }) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="pl" localeText={texts}>
      {children}
    </LocalizationProvider>
  );
}

import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type PickersLocaleText, plPL } from '@mui/x-date-pickers/locales';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/pl';
import type { ReactNode } from 'react';
import { MuiTheme } from '../theme/MuiTheme.tsx';

// The adapter takes the locale for its own part alone.
dayjs.locale('pl');

const chooseText = {
  hours: 'Wybierz godzinę',
  minutes: 'Wybierz minutę',
  seconds: 'Wybierz sekundę',
  meridiem: 'Wybierz porę dnia',
};

const texts: Partial<PickersLocaleText> = {
  ...plPL.components.MuiLocalizationProvider.defaultProps.localeText,
  // The package leaves some texts in English, asks for 'godzin' and 'minut', and confirms with another word
  // than the rest of the program.
  hours: 'Godzina',
  minutes: 'Minuta',
  seconds: 'Sekunda',
  empty: 'puste',
  okButtonLabel: 'Gotowe',
  selectViewText: (view) => chooseText[view],
  clockLabelText: (view, chosen) => `${chooseText[view]}. Teraz: ${chosen ?? 'puste'}`,
  // The clock shows '05'; a name without the nought could not be called by what is seen.
  hoursClockNumberText: (hours: string) => `${hours.padStart(2, '0')}\u00a0godz.`,
  minutesClockNumberText: (minutes: string) => `${minutes.padStart(2, '0')}\u00a0min`,
};

/** Makes the pickers within it Polish, and gives them the look of the rest. */
export function PolishDates({ children }: { children: ReactNode }) {
  return (
    <MuiTheme>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="pl" localeText={texts}>
        {children}
      </LocalizationProvider>
    </MuiTheme>
  );
}

/**
 * What a calendar shows of a field's text. It reports changes alone, and to clear what is no date is one: there it shows one
 * that is none.
 */
export function shownDate(date: string, isUnread: boolean): Dayjs | null {
  if (date === '') return isUnread ? dayjs(Number.NaN) : null;
  return dayjs(date);
}

/** A date that was chosen, as the field writes it. */
export function chosenText(chosen: Dayjs | null, format: string): string {
  return chosen === null ? '' : chosen.format(format);
}

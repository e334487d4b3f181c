import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { plPL } from '@mui/x-date-pickers/locales';
import type { ReactNode } from 'react';

const texts = plPL.components.MuiLocalizationProvider.defaultProps.localeText;

/** Makes the pickers within it Polish (product spec 1). */
export function PolishDates({ children }: { children: ReactNode }) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="pl" localeText={texts}>
      {children}
    </LocalizationProvider>
  );
}

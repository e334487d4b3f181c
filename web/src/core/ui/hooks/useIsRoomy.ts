import { type Theme, useMediaQuery } from '@mui/material';

/** Whether the window is wider than a phone's: a table has room for all of its columns. */
export function useIsRoomy(): boolean {
  return useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'));
}

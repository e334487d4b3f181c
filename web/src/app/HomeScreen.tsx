import { Typography } from '@mui/material';
import { Screen } from '../core/ui/screen/Screen.tsx';

/** The start page. */
export function HomeScreen() {
  return (
    <Screen title="Strona główna">
      <Typography>Strona w budowie!</Typography>
    </Screen>
  );
}

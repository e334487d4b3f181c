import { LinearProgress } from '@mui/material';
import { useNavigation } from 'react-router';

/** A thin line while the next screen's code is on its way. */
export function NavigationProgress() {
  if (useNavigation().state === 'idle') return null;
  return (
    <LinearProgress
      aria-label="Wczytywanie ekranu"
      sx={{ position: 'fixed', top: 0, left: 0, right: 0, zIndex: 'tooltip' }}
    />
  );
}

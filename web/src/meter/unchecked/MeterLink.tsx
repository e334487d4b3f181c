import { Link } from '@mui/material';
import { useLocation } from 'react-router';
import { ScreenLink } from '../../core/ui/loading/ScreenLink.tsx';
import type { NavigationState } from '../../core/ui/screen/useGoUp.ts';
import { meterPaths } from '../meter.paths.ts';

/** Leads from a row to its meter's details. */
export function MeterLink({ id, name }: { id: string; name: string }) {
  const { pathname, search } = useLocation();
  const state: NavigationState = { from: pathname + search };
  return (
    <Link component={ScreenLink} to={meterPaths.details(id)} state={state}>
      {name}
    </Link>
  );
}

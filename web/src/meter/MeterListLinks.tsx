import { measurementEndpoints } from '@grzadka/contract/meter/measurement/measurement.endpoints';
import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { call } from '../core/api/call.ts';
import { paths } from '../core/paths.ts';
import { ScreenLink } from '../core/ui/loading/ScreenLink.tsx';
import type { NavigationState } from '../core/ui/screen/useGoUp.ts';
import { meterPaths } from './meter.paths.ts';
import { meterText } from './meter.text.ts';

/** From the list of meters to what belongs to all of them: readings to check, with their number, and losses. */
export function MeterListLinks() {
  const { pathname, search } = useLocation();
  const state: NavigationState = { from: pathname + search };
  // Without the number the way is still there.
  const { data: count } = useQuery({
    queryKey: ['meter', 'unchecked', 'count'],
    queryFn: async ({ signal }) => {
      const query = { limit: '1' };
      return (await call(measurementEndpoints.unchecked, { query }, { signal })).totalItems;
    },
    retry: false,
  });
  const links = [
    { to: meterPaths.unchecked, label: meterText.unchecked(count) },
    { to: paths.zones, label: meterText.losses },
  ];
  return links.map(({ to, label }) => (
    <Button key={to} component={ScreenLink} to={to} state={state} variant="outlined" size="small">
      {label}
    </Button>
  ));
}

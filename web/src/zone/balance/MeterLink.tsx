import { useLocation } from 'react-router';
import { ScreenLink } from '../../core/ui/loading/ScreenLink.tsx';
import type { NavigationState } from '../../core/ui/screen/useGoUp.ts';
import { meterPaths } from '../../meter/meter.paths.ts';

/** A meter of a zone, leading to its details, from where the person comes back to the same balance. */
export function MeterLink({ meter: { id, name } }: { meter: { id: string; name: string } }) {
  const { pathname, search } = useLocation();
  const state: NavigationState = { from: pathname + search };
  return (
    <ScreenLink to={meterPaths.details(id)} state={state} style={unbroken}>
      {name}
    </ScreenLink>
  );
}

/** As one word where there is room: 'W-12A' is not torn at its hyphen. */
const unbroken = { display: 'inline-block', maxWidth: '100%', overflowWrap: 'anywhere' } as const;

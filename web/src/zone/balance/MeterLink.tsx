import { ReturningLink } from '../../core/ui/screen/ReturningLink.tsx';
import { meterPaths } from '../../meter/meter.paths.ts';

/** A meter of a zone, leading to its details, from where the person comes back to the same balance. */
export function MeterLink({ meter: { id, name } }: { meter: { id: string; name: string } }) {
  return (
    <ReturningLink to={meterPaths.details(id)} style={unbroken}>
      {name}
    </ReturningLink>
  );
}

/** As one word where there is room: 'W-12A' is not torn at its hyphen. */
const unbroken = { display: 'inline-block', maxWidth: '100%' } as const;

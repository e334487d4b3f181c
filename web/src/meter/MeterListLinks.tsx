import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useMay } from '../core/access/access.ts';
import { ListLink } from '../core/list/screen/ListLink.tsx';
import { paths } from '../core/paths.ts';
import { ImportListLink } from '../import/ImportListLink.tsx';
import { meterPaths } from './meter.paths.ts';
import { meterText } from './meter.text.ts';

// What it asks for brings schemas along that the rows can do without. Without the number the way is still there.
const UncheckedCount = lazy(async () => ({
  default: (await import('./UncheckedCount.tsx')).UncheckedCount,
}));

/** From the list of meters to what belongs to all of them: the sheet, rounds of readings, readings to check with their number, losses, and the import. */
export function MeterListLinks() {
  const mayAdd = useMay('measurement:add');
  const mayReadRounds = useMay('campaign:read');
  const { search } = useLocation();
  return (
    <>
      {/* What narrows the list narrows the sheet; its order is that of walking unless another one was chosen. */}
      {mayAdd && <ListLink to={meterPaths.sheet + search} label={meterText.sheet} />}
      {mayReadRounds && <ListLink to={paths.campaigns} label={meterText.rounds} />}
      <ListLink
        to={meterPaths.unchecked}
        label={
          <span>
            {meterText.unchecked}{' '}
            <span style={countRoom}>
              <Suspense>
                <UncheckedCount />
              </Suspense>
            </span>
          </span>
        }
      />
      <ListLink to={paths.zones} label={meterText.losses} />
      <ImportListLink />
    </>
  );
}

/** Kept for the number, so that the rows below do not move when it comes. */
const countRoom = { display: 'inline-block', minWidth: '4ch', textAlign: 'start' } as const;

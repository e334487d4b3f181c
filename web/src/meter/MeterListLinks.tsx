import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useMay } from '../core/access/access.ts';
import { ListLink } from '../core/list/screen/ListLink.tsx';
import { useLocation } from '../core/navigation/place.ts';
import { paths } from '../core/paths.ts';
import { ImportListLink } from '../import/ImportListLink.tsx';
import { meterPaths } from './meter.paths.ts';
import { meterText } from './meter.text.ts';

// What it asks for brings schemas along that the rows can do without. Without the number the way is still there.
const UncheckedCount = lazy(async () => ({
  default: (await import('./UncheckedCount.tsx')).UncheckedCount,
}));

/**
 * From the list of meters to what belongs to all of them: the sheet, rounds of readings, readings to check and reported ones with their
 * numbers, losses, and the import.
 */
export function MeterListLinks({ SubmissionCount }: { SubmissionCount: ComponentType }) {
  const mayAdd = useMay('measurement:add');
  const mayReadRounds = useMay('campaign:read');
  const mayDecide = useMay('submission:decide');
  const { search } = useLocation();
  return (
    <>
      {/* What narrows the list narrows the sheet; its order is that of walking unless another one was chosen. */}
      {mayAdd && <ListLink to={meterPaths.sheet + search} label={meterText.sheet} />}
      {mayReadRounds && <ListLink to={paths.campaigns} label={meterText.rounds} />}
      <ListLink
        to={meterPaths.unchecked}
        label={<Counted label={meterText.unchecked} count={<UncheckedCount />} />}
      />
      {mayDecide && (
        <ListLink
          to={paths.submissions}
          label={<Counted label={meterText.submissions} count={<SubmissionCount />} />}
        />
      )}
      <ListLink to={paths.zones} label={meterText.losses} />
      <ImportListLink />
    </>
  );
}

/** What waits in the list that it leads to is counted behind its name. */
function Counted({ label, count }: { label: string; count: ReactNode }) {
  return (
    <span>
      {label}{' '}
      <span style={countRoom}>
        <Suspense>{count}</Suspense>
      </span>
    </span>
  );
}

/** Kept for the number, so that the rows below do not move when it comes. */
const countRoom = { display: 'inline-block', minWidth: '4ch', textAlign: 'start' } as const;

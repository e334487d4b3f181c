import type { WalkMeter } from '@grzadka/contract/campaign/walk/unpack-meters';
import { Text } from '../../../core/ui/elements/Text.tsx';
import { deletePhoto } from '../kept/kept-photos.ts';
import type { WalkKey } from '../kept/walk-database.ts';
import { MeterCard } from '../meter/MeterCard.tsx';
import type { Place } from '../usePlace.ts';
import type { WalkEntries } from './useEntries.ts';
import { useForgottenWalk } from './useTakenPackage.ts';

interface UnsavedReadingsProps {
  walkKey: WalkKey;
  meters: readonly WalkMeter[];
  entries: WalkEntries;
  place: Place;
  now: Date;
  /** What becomes of so many, in words. */
  hint: (count: number) => string;
  /** Whether nobody walks in the round any more: the device forgets it once nothing is left. */
  isOver?: boolean;
}

/**
 * What somebody typed, or mends, of these meters, where they do not come to them any more: one after the other, to be saved or removed by
 * hand.
 */
export function UnsavedReadings({
  walkKey,
  meters,
  entries,
  place,
  now,
  hint,
  isOver = false,
}: UnsavedReadingsProps) {
  const left = meters.filter(({ id }) => place.typedAt.includes(id));
  useForgottenWalk(walkKey, isOver && entries.isNothingLeft && left.length === 0);
  const meter = left.find(({ id }) => id === place.meterId) ?? left[0];
  if (meter === undefined) return null;
  const remove = () => {
    const { photoKey, mends } = place.draftOf(meter.id);
    // That of a refused reading stays with it.
    if (photoKey !== null && mends === null) void deletePhoto(photoKey);
    place.setDraft(meter.id, undefined);
  };
  return (
    <>
      <Text isStrong>{hint(left.length)}</Text>
      <MeterCard
        meter={meter}
        campaignId={walkKey[1]}
        entries={entries.entries.filter(({ value }) => value.meter.id === meter.id)}
        standing={entries.standings.get(meter.id)}
        shaft={undefined}
        place={place}
        now={now}
        onSaved={() => undefined}
        onRemove={remove}
      />
    </>
  );
}

import { unpackMeters, type WalkMeter } from '@grzadka/contract/campaign/walk/unpack-meters';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { useLocation } from '../../../core/navigation/place.ts';
import { Notice } from '../../../core/ui/elements/Notice.tsx';
import { useNow } from '../../../core/ui/hooks/useNow.ts';
import { SearchIcon } from '../../../core/ui/icons.ts';
import { latePart } from '../../../core/ui/loading/late-part.tsx';
import { Placeholder } from '../../../core/ui/screen/Placeholder.tsx';
import type { KeptWork } from '../kept/kept-place.ts';
import type { KeptPackage, WalkKey } from '../kept/walk-database.ts';
import { draftToMend } from '../meter/draft-to-mend.ts';
import { MeterCard } from '../meter/MeterCard.tsx';
import { isDone } from '../order/standings.ts';
import { nextMeter, placeInShaft, walkOrder } from '../order/walk-order.ts';
import { laterPhotoOf } from '../outbox/walk-entry.ts';
import { areSomeHeld } from '../outbox/walk-outbox.ts';
import { usePlace } from '../usePlace.ts';
import { walkText } from '../walk.text.ts';
import { UnsavedReadings } from './UnsavedReadings.tsx';
import type { WalkEntries } from './useEntries.ts';
import { isClosedRound } from './useTakenPackage.ts';
import { WalkEnd } from './WalkEnd.tsx';
import { WalkTools } from './WalkTools.tsx';

const SearchDialog = latePart(async () => (await import('./SearchDialog.tsx')).SearchDialog, {
  opensItself: true,
});

interface WalkProps {
  walkKey: WalkKey;
  taken: KeptPackage;
  work: KeptWork;
  entries: WalkEntries;
  /** Why nobody walks in it any more, by the server; undefined where they do. */
  refusal: Error | undefined;
}

/** A walk past the meters of a round: one at a time, in their order, and its end. */
export function Walk({ walkKey, taken: kept, work, entries, refusal }: WalkProps) {
  const { campaignPackage: taken, leftMeters = [] } = kept;
  const now = useNow();
  const place = usePlace(walkKey, work);
  const [isSearching, setSearching] = useState(false);
  const meters = useMemo(() => unpackMeters(taken), [taken]);
  const order = useMemo(() => walkOrder(meters, place.later), [meters, place.later]);
  const { standings } = entries;
  const stateOf = useMemo(() => new Map(meters.map(({ id, state }) => [id, state])), [meters]);
  const isReadAlready = (id: string) =>
    isDone(stateOf.get(id) ?? 'to-read', standings.get(id), now);
  const nextOf = (from: string | null) => nextMeter(order, from, isReadAlready);
  // Where a walk begins stays on the screen until its value is kept, though it counts as entered a moment before.
  const [firstId] = useState(() => nextOf(null)?.id);
  const shownId = place.meterId ?? firstId;
  const meter = place.isAtEnd
    ? undefined
    : (order.find(({ id }) => id === shownId) ?? nextOf(null));
  useMendedEntry(entries, place);

  const unsaved = { walkKey, entries, place, now };
  if (refusal !== undefined) {
    const all = [...meters, ...leftMeters];
    const hint = (count: number) => walkText.unsaved(count, isClosedRound(refusal));
    return <UnsavedReadings {...unsaved} meters={all} hint={hint} isOver />;
  }
  // First: a meter that is not on the walk any more is come to by no other way.
  if (leftMeters.some(({ id }) => place.typedAt.includes(id))) {
    return <UnsavedReadings {...unsaved} meters={leftMeters} hint={walkText.unsavedLeft} />;
  }
  if (meters.length === 0) {
    return <Placeholder icon={SearchIcon} title={walkText.empty} text={walkText.emptyHint} />;
  }
  const left = meters.filter(({ id }) => !isReadAlready(id)).length;
  const goOnFrom = (from: WalkMeter, putsOff = false) =>
    place.go(nextOf(from.id)?.id, { from: from.id, putsOff });
  const next = meter && nextOf(meter.id);
  const before = place.cameFrom ?? (meter && neighbourBefore(order, meter.id));
  return (
    <>
      {areSomeHeld(entries.entries) && <Notice tone="error">{walkText.unkept}</Notice>}
      {meter ? (
        <MeterCard
          meter={meter}
          campaignId={taken.id}
          entries={entries.entries.filter(({ value }) => value.meter.id === meter.id)}
          standing={standings.get(meter.id)}
          shaft={placeInShaft(order, meter.id)}
          next={next ? walkText.next(nameOf(next)) : walkText.lastOne}
          place={place}
          now={now}
          onSaved={() => goOnFrom(meter)}
        />
      ) : (
        <WalkEnd
          left={left}
          waiting={entries.counts.waiting}
          onGoToFirst={() => place.go(nextOf(null)?.id)}
        />
      )}
      <WalkTools
        standings={standings}
        onSkip={meter && (() => goOnFrom(meter))}
        onLater={meter && (() => goOnFrom(meter, true))}
        onPrevious={before === undefined ? undefined : () => goBackTo(before)}
        onSearch={() => setSearching(true)}
      />
      <SearchDialog
        open={isSearching}
        meters={order}
        isRead={isReadAlready}
        onChoose={(id) => {
          setSearching(false);
          place.go(id, meter && { from: meter.id });
        }}
        onClose={() => setSearching(false)}
      />
    </>
  );

  function goBackTo(meterId: string): void {
    if (place.cameFrom === undefined) place.go(meterId);
    else place.goBack();
  }
}

function nameOf({ plot, name }: WalkMeter): string {
  return plot === null ? name : `${walkText.plot(plot)}, ${name}`;
}

function neighbourBefore(order: readonly WalkMeter[], meterId: string): string | undefined {
  return order[order.findIndex(({ id }) => id === meterId) - 1]?.id;
}

const mending = z.object({ meterId: z.string(), mends: z.string() });

/** Opens the meter of a refused entry that somebody wants to mend, with what was typed there. */
function useMendedEntry(
  { refused, entries }: WalkEntries,
  place: ReturnType<typeof usePlace>,
): void {
  const { state } = useLocation() as { state: unknown };
  const open = useEffectEvent((from: unknown) => {
    const { data } = mending.safeParse(from);
    const entry = refused.find(({ clientKey }) => clientKey === data?.mends);
    if (data === undefined || entry === undefined) return;
    const { clientKey } = entry;
    place.go(data.meterId);
    const draft = draftToMend(entry, laterPhotoOf(entries, clientKey));
    place.changeDraft(data.meterId, { ...draft, mends: clientKey });
  });
  useEffect(() => open(state), [state]);
}

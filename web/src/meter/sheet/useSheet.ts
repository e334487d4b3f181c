import { type FindingAnswer, wantsAnswer } from '@grzadka/contract/meter/measurement/finding';
import type { SheetMeter } from '@grzadka/contract/meter/sheet/reading-sheet.model';
import type { VerdictContext } from '@grzadka/contract/meter/verdict/verdict-context';
import { useEffect, useEffectEvent, useMemo, useRef, useSyncExternalStore } from 'react';
import { useUserId } from '../../core/access/access.ts';
import { logFailure } from '../../core/log.ts';
import type { OutboxEntry } from '../../core/outbox/outbox-view.ts';
import { useOutbox, useSent } from '../../core/outbox/useOutbox.ts';
import { meterName } from '../meter.text.ts';
import { readingOutbox, type TypedReading } from '../outbox/reading-outbox.ts';
import { faultIn, type JudgedLine, numberOf } from './judge-line.ts';
import { type KeptSheet, keptSheetOf } from './kept-sheet.ts';
import { isClosed, type LineState, lineState } from './line-state.ts';
import { readContexts } from './sheet.queries.ts';
import type { SheetEntry } from './sheet-entry.ts';

/** What waits in the outbox, by key. */
type Queued = ReadonlyMap<string, OutboxEntry<TypedReading>>;

/** The sheet of the person signed in: what was typed, what became of it, and the ways to go on. */
export type Sheet = ReturnType<typeof useSheet>;

/** All that was typed, by meter; a component that asks is rendered with each key. */
export function useEntries({ kept }: Sheet): ReadonlyMap<string, SheetEntry> {
  return useSyncExternalStore(kept.onChange, kept.entries);
}

/** What is kept of the sheet in this tab, put together with what waits in the outbox. */
export function useSheet() {
  const kept = keptSheetOf(useUserId() ?? '');
  const time = useSyncExternalStore(kept.onChange, kept.time);
  const outbox = useOutbox(readingOutbox);
  const queued: Queued = useMemo(
    () => new Map(outbox.entries.map((entry) => [entry.clientKey, entry])),
    [outbox.entries],
  );
  const queuedOf = (entry: SheetEntry | undefined) => queued.get(entry?.clientKey ?? '');
  useSent(readingOutbox, ({ clientKey, value: { reading } }, { id }) => {
    const entry = kept.entries().get(reading.meterId);
    if (entry?.clientKey === clientKey) kept.set({ ...entry, measurementId: id });
  });
  useWhatBecame(kept, outbox.isRead ? queued : undefined);

  return {
    kept,
    time,
    /** Whether something was given to be saved, so that its time stays. */
    isBegun: useSyncExternalStore(kept.onChange, kept.isBegun),
    /** What of a line waits in the outbox. */
    queuedOf,
    stateOf: (entry: SheetEntry | undefined): LineState => lineState(entry, queuedOf(entry)),

    /** Takes what is typed in a meter's field; an empty field is as if nothing had been typed. */
    type(meter: SheetMeter, typed: string): void {
      const known = kept.entries().get(meter.id);
      // What was refused is typed anew.
      if (known?.clientKey !== undefined) void outbox.remove(known.clientKey);
      if (typed === '') kept.remove(meter.id);
      else kept.set(entryOf(meter, typed));
    },

    /** Notes how what was found in a meter's value was answered. */
    answer(meterId: string, answer: FindingAnswer): void {
      const entry = kept.entries().get(meterId);
      if (entry) kept.set({ ...entry, answer });
    },

    /** Gives a typed value to be saved, unless it is none or was given already. */
    save(meter: SheetMeter, measuredAt: string | null, judged: JudgedLine | undefined): void {
      const entry = kept.entries().get(meter.id);
      if (
        !entry ||
        isClosed(lineState(entry, queuedOf(entry))) ||
        faultIn(entry.typed) !== undefined
      )
        return;
      if (entry.clientKey !== undefined) return void outbox.retry(entry.clientKey);
      const clientKey = outbox.put({
        reading: {
          meterId: meter.id,
          measurementValue: entry.typed.replaceAll(',', '.'),
          measuredAt,
          confirmation: null,
          remark: null,
        },
        meter: { name: meterName(meter), type: meter.type },
        isUnchecked: judged?.findings.some(({ code }) => wantsAnswer(code)) ?? false,
      });
      const typedAt = new Date().toISOString();
      kept.set({ ...entry, clientKey, measuredAt, typedAt, ...(judged && { told: judged }) });
    },
  };
}

function entryOf({ id, name, type, plot, serialNumber }: SheetMeter, typed: string): SheetEntry {
  return { meterId: id, name, type, plot, serialNumber, typed, measuredAt: null };
}

/**
 * Finds out what became of values that are in the outbox no more and were not heard of: another tab has sent them, or this
 * one just before it was loaded anew. What was not saved is free to be saved again.
 */
function useWhatBecame(kept: KeptSheet, queued: Queued | undefined): void {
  const asked = useRef(new Set<string>());
  const ask = useEffectEvent(async (entry: SheetEntry, clientKey: string) => {
    asked.current.add(clientKey);
    try {
      const { meterId } = entry;
      const context = (await readContexts([meterId], entry.measuredAt)).get(meterId);
      const measurementId = context && becameOf(entry, context);
      if (kept.entries().get(meterId)?.clientKey !== clientKey) return;
      const { clientKey: _, told: __, ...typed } = entry;
      kept.set(measurementId === undefined ? typed : { ...entry, measurementId });
    } catch (cause) {
      // It is shown as on its way until the sheet is opened anew.
      logFailure('What became of a reading is not known', cause);
    }
  });
  useEffect(() => {
    if (queued === undefined) return;
    for (const entry of kept.entries().values()) {
      const { clientKey, measurementId } = entry;
      if (clientKey === undefined || measurementId !== undefined) continue;
      if (!queued.has(clientKey) && !asked.current.has(clientKey)) void ask(entry, clientKey);
    }
  }, [kept, queued]);
}

/**
 * Which of the measurements a typed value became, where nobody heard of its being saved: one of the same value and time, or,
 * where it was read when it was typed, none from before that.
 */
function becameOf(
  { typed, measuredAt, typedAt }: SheetEntry,
  { measurements }: VerdictContext,
): string | undefined {
  const value = numberOf(typed);
  const earliest = Date.parse(typedAt ?? '') - clockTolerance;
  return measurements.find(
    (one) =>
      one.value === value &&
      (measuredAt === null
        ? Date.parse(one.measuredAt) >= earliest
        : one.measuredAt === measuredAt),
  )?.id;
}

/** By how much the clocks of browser and server may differ, in milliseconds. */
const clockTolerance = 10 * 60_000;

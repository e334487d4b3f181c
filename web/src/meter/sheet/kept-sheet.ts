import { meterType } from '@grzadka/contract/meter/meter.model';
import { findingAnswer } from '@grzadka/contract/meter/verdict/finding';
import * as z from 'zod/mini';
import { pageMemory } from '../../core/page-memory.ts';
import { judgedLine } from './line/judge-line.ts';

/** What was typed for a meter of the sheet, with what is to be told of the meter whatever rows are shown. */
const sheetEntry = z.object({
  meterId: z.string(),
  name: z.string(),
  type: meterType,
  plot: z.nullable(z.string()),
  serialNumber: z.nullable(z.string()),
  /** What stands in its field. */
  typed: z.string(),
  /** The key under which it was given to the outbox; undefined of what was only typed. */
  clientKey: z.optional(z.string()),
  /** The time it was given with; null: when it was typed. */
  measuredAt: z.nullable(z.string()),
  /** When it was given, by this clock. */
  typedAt: z.optional(z.string()),
  /** What the sheet told of it then, if anything was known of its meter. */
  told: z.optional(judgedLine),
  /** The saved measurement, where this tab heard of it. */
  measurementId: z.optional(z.string()),
  /** How what was found in it was answered here. */
  answer: z.optional(findingAnswer),
});

export type SheetEntry = z.infer<typeof sheetEntry>;

/** Of which day all readings of the sheet are: 'YYYY-MM-DD' and, where somebody knows it, 'HH:mm' or ''. */
const sheetTime = z.object({ day: z.string(), time: z.string() });

export type SheetTime = z.infer<typeof sheetTime>;

/** Where a sheet is kept; the browser's `sessionStorage`. */
type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * The sheet of a person in this tab. It outlives a reload, so that the sheet can still be held against the paper;
 * what was given to be saved is safe in the outbox, and this only tells of it.
 */
function createKeptSheet(storage: Kept, userId: string) {
  const timeKey = `reading-sheet ${userId}`;
  const keyOf = (meterId: string) => `${timeKey} ${meterId}`;
  const listeners = new Set<() => void>();
  let time = parsed(sheetTime, storage.getItem(timeKey));
  let entries: ReadonlyMap<string, SheetEntry> = new Map(
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
      .filter((key) => key.startsWith(`${timeKey} `))
      .flatMap((key) => parsed(sheetEntry, storage.getItem(key)) ?? [])
      .map((entry) => [entry.meterId, entry]),
  );

  const keep = (key: string, value: unknown): void => {
    try {
      storage.setItem(key, JSON.stringify(value));
    } catch {
      // No room: it is there as long as the page lives.
    }
  };
  const tell = (): void => {
    for (const listener of listeners) listener();
  };

  return {
    onChange: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** All that was typed, by meter; the same object until something changes. */
    entries: () => entries,
    /** Whether something was given to be saved. */
    isBegun: () => [...entries.values()].some(({ clientKey }) => clientKey !== undefined),
    /** Undefined until somebody says which. */
    time: () => time,
    setTime(next: SheetTime): void {
      time = next;
      keep(timeKey, next);
      tell();
    },
    set(entry: SheetEntry): void {
      entries = new Map(entries).set(entry.meterId, entry);
      keep(keyOf(entry.meterId), entry);
      tell();
    },
    remove(meterId: string): void {
      entries = new Map([...entries].filter(([id]) => id !== meterId));
      storage.removeItem(keyOf(meterId));
      tell();
    },
    /** Begins a new sheet: what was saved is so, of what was only typed nothing stays. */
    clear(): void {
      for (const meterId of entries.keys()) storage.removeItem(keyOf(meterId));
      storage.removeItem(timeKey);
      entries = new Map();
      time = undefined;
      tell();
    },
  };
}

export type KeptSheet = ReturnType<typeof createKeptSheet>;

function parsed<Value>(schema: z.ZodMiniType<Value>, text: string | null): Value | undefined {
  if (text === null) return undefined;
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

const sheets = pageMemory<KeptSheet>();

/** The sheet of the person signed in. */
export function keptSheetOf(userId: string): KeptSheet {
  const known = sheets.get(userId);
  if (known) return known;
  const sheet = createKeptSheet(sessionStorage, userId);
  sheets.set(userId, sheet);
  return sheet;
}

import * as z from 'zod/mini';
import { pageMemory } from '../../core/page-memory.ts';
import { restated, type SheetEntry, sheetEntry } from './sheet-entry.ts';

/** The day, and the time, of all readings of the sheet: 'YYYY-MM-DD' and, where somebody knows it, 'HH:mm' or ''. */
const sheetTime = z.object({ day: z.string(), time: z.string() });

export type SheetTime = z.infer<typeof sheetTime>;

/** What was stated in the place of a refused value of a line, with the key it is sent under, or as what it is saved. */
interface MendedLine
  extends Pick<SheetEntry, 'meterId' | 'measuredAt' | 'clientKey' | 'measurementId'> {
  readonly refusedKey: string;
  readonly value: number;
}

/** Where a sheet is kept; the browser's `sessionStorage`. */
type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * The sheet of a person in this tab. It outlives a reload, so that the sheet can still be held against the paper; what was
 * given to be saved is safe in the outbox, and this only shows it.
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

  const sheet = {
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
    /**
     * Puts what was stated on another screen in the place of a refused value, so that its line shows that and cannot be saved a
     * second time (docs/product/readings.md#sheet). Nothing where the value is of no line.
     */
    mend({ meterId, refusedKey, value, ...became }: MendedLine): void {
      const entry = entries.get(meterId);
      if (entry?.clientKey !== refusedKey) return;
      sheet.set({ ...restated(entry, value), ...became, typedAt: new Date().toISOString() });
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
  return sheet;
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

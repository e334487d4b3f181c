import type { Period } from './assignment-store.ts';

/** Equal for the periods in which one party holds one garden. */
export function holding({ gardenId, partyId }: Period): string {
  return `${gardenId}/${partyId}`;
}

/** Two periods of one holding that have a day in common. */
interface Overlap<Each> {
  readonly earlier: Each;
  readonly later: Each;
}

/** The periods that begin before an earlier one of the same holding has ended. */
export function findOverlaps<Each extends Period>(periods: readonly Each[]): Overlap<Each>[] {
  return [...Map.groupBy(periods, holding).values()].flatMap((group) => {
    const [first, ...rest] = group.toSorted((a, b) => compareDays(firstDay(a), firstDay(b)));
    const overlaps: Overlap<Each>[] = [];
    let longest = first;
    for (const later of rest) {
      if (longest === undefined) continue;
      if (lastDay(longest) >= firstDay(later)) overlaps.push({ earlier: longest, later });
      if (lastDay(later) > lastDay(longest)) longest = later;
    }
    return overlaps;
  });
}

/** A period for a sentence. */
export function describePeriod({ validFrom, validThru }: Period): string {
  return `od ${validFrom ?? '(brak daty)'} do ${validThru ?? '(brak daty)'}`;
}

// Days as 'YYYY-MM-DD' order as texts do; nothing comes before '', and no year after '~'.
const firstDay = ({ validFrom }: Period) => validFrom ?? '';
const lastDay = ({ validThru }: Period) => validThru ?? '~';

function compareDays(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

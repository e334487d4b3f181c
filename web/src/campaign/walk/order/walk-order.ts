/** A meter as far as the order of a walk goes. */
interface Placed {
  readonly id: string;
  readonly sector: string | null;
  readonly place: string | null;
}

/**
 * The meters in the order in which somebody walks past them: as the round has it, but those that they will come back to at the
 * end, in the order in which they said so.
 */
export function walkOrder<Meter extends Placed>(
  meters: readonly Meter[],
  later: readonly string[],
): readonly Meter[] {
  if (later.length === 0) return meters;
  const rank = new Map(later.map((id, index) => [id, index]));
  const [now, then] = [
    meters.filter(({ id }) => !rank.has(id)),
    meters.filter(({ id }) => rank.has(id)),
  ];
  return [...now, ...then.toSorted((a, b) => (rank.get(a.id) ?? 0) - (rank.get(b.id) ?? 0))];
}

/** The same meters to come back to, with this one last. */
export function comeBackTo(later: readonly string[], meterId: string): readonly string[] {
  return [...later.filter((id) => id !== meterId), meterId];
}

/**
 * The next meter that is to be read, behind a meter or from the beginning; what was passed over comes again after the last.
 * Undefined where there is none but that meter.
 */
export function nextMeter<Meter extends Placed>(
  order: readonly Meter[],
  from: string | null,
  isDone: (meterId: string) => boolean,
): Meter | undefined {
  const place = order.findIndex(({ id }) => id === from);
  const ahead = [...order.slice(place + 1), ...order.slice(0, Math.max(place, 0))];
  return ahead.find(({ id }) => !isDone(id));
}

/** Which of the meters of one shaft this is, which stand together, and how many there are; undefined where it stands alone. */
export function placeInShaft(
  order: readonly Placed[],
  meterId: string,
): { readonly position: number; readonly count: number } | undefined {
  const at = order.findIndex(({ id }) => id === meterId);
  const meter = order[at];
  if (!meter?.place) return undefined;
  // However somebody wrote it, as whoever puts them together has it.
  const place = meter.place.toLowerCase();
  const isSame = (other: Placed | undefined) =>
    other?.place?.toLowerCase() === place && other.sector === meter.sector;
  let first = at;
  while (isSame(order[first - 1])) first -= 1;
  let last = at;
  while (isSame(order[last + 1])) last += 1;
  return last > first ? { position: at - first + 1, count: last - first + 1 } : undefined;
}

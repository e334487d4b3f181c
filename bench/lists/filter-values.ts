import type {
  FilterDefinition,
  FilterValue,
  Range,
} from '@grzadka/contract/core/list/list-filters';
import { fewValuesOf } from '@grzadka/server/test/few-values.ts';

type Value = FilterValue<FilterDefinition>;

/** What the values of a filter are taken from. */
interface Known {
  readonly instants: readonly string[];
  /** Id of a record that the list has something of. */
  readonly record: string | undefined;
}

/** More than a run asks for of any kind. */
const variety = 120;

const day = 24 * 60 * 60 * 1000;

/**
 * Values of a filter, by what they have in common: each by itself where there are few, and different ones of each shape
 * where there are as many as one likes.
 */
export function valuesOf(filter: FilterDefinition, known: Known): [string, readonly Value[]][] {
  switch (filter.kind) {
    case 'flag':
    case 'choice':
    case 'record-choice':
      return fewValuesOf(filter).map((value) => [`${value}`, [value]]);
    case 'instant-range':
      return instantRanges(known.instants);
    case 'day-range':
      return [
        ['over', different((turn) => ({ from: null, thru: dayFromNow(-1 - turn) }))],
        [
          'over within some days',
          different((turn) => ({ from: dayFromNow(0), thru: dayFromNow(90 + turn) })),
        ],
      ];
    case 'record':
      return [
        ['one that there is not', ['00000000-0000-7000-8000-000000000000']],
        ...(known.record === undefined
          ? []
          : [['one that there is', [known.record]] satisfies [string, string[]]]),
      ];
    case 'count-range':
      return [
        ['none', [{ from: 0, thru: 0 }]],
        ['at least 1', [{ from: 1, thru: null }]],
        ['2 to 5', [{ from: 2, thru: 5 }]],
      ];
    case 'amount-range':
      return [
        ['owed', different((turn) => ({ from: 1 + turn, thru: null }))],
        ['overpaid', different((turn) => ({ from: null, thru: -1 - turn }))],
        ['within some hundreds', different((turn) => ({ from: 10_000, thru: 50_000 + turn }))],
      ];
  }
}

/** Ranges whose ends lie where something happened, to the minute as people set them: they cut what there is in two. */
function instantRanges(instants: readonly string[]): [string, readonly Range<string>[]][] {
  const times = instants
    .map((instant) => Date.parse(instant))
    .toSorted((one, other) => one - other);
  const [first = Date.now() - 365 * day, last = Date.now()] = [times[0], times.at(-1)];
  // The golden section never meets itself again, and goes everywhere.
  const anywhere = (turn: number) => {
    const place = (turn * 0.618_034) % 1;
    return (
      (times[Math.floor(place * times.length)] ?? first + place * (last - first)) + turn * 60_000
    );
  };
  return [
    ['since', different((turn) => ({ from: minute(anywhere(turn)), thru: null }))],
    ['until', different((turn) => ({ from: null, thru: minute(anywhere(turn)) }))],
    [
      'from and until',
      different((turn) => {
        const ends = [anywhere(turn), anywhere(turn + variety)].toSorted(
          (one, other) => one - other,
        );
        return { from: minute(ends[0] ?? first), thru: minute(ends[1] ?? last) };
      }),
    ],
  ];
}

function different<Made>(make: (turn: number) => Made): Made[] {
  return Array.from({ length: variety }, (_, turn) => make(turn));
}

function minute(time: number): string {
  return new Date(Math.floor(time / 60_000) * 60_000).toISOString();
}

function dayFromNow(days: number): string {
  return new Date(Date.now() + days * day).toISOString().slice(0, 10);
}

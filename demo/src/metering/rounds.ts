import type { MeterType } from '@grzadka/contract/meter/meter.labels';

/** A walk through the garden to read the meters of one kind. */
export interface Round {
  /** The day of the first sector; the others follow on the next days. */
  readonly day: Temporal.PlainDate;
  /** The share of a year's consumption since the round before. */
  readonly share: number;
}

/**
 * When the meters are read: water when it is turned on and off and once in between, electricity each
 * quarter. The shares of a year add up to 1.
 */
const calendar: Record<MeterType, readonly { month: number; day: number; share: number }[]> = {
  WaterMeter: [
    { month: 4, day: 14, share: 0.05 },
    { month: 7, day: 14, share: 0.45 },
    { month: 10, day: 18, share: 0.5 },
  ],
  ElectricityMeter: [
    { month: 3, day: 20, share: 0.08 },
    { month: 6, day: 20, share: 0.25 },
    { month: 9, day: 20, share: 0.45 },
    { month: 12, day: 17, share: 0.22 },
  ],
};

const years = 5;
/** The sectors are read on as many days. */
const longestRound = { days: 3 };

/** The rounds of the five years before today, oldest first. */
export function roundsBefore(today: Temporal.PlainDate, type: MeterType): Round[] {
  const all = Array.from({ length: years + 1 }, (_, index) => today.year - years + index);
  return all
    .flatMap((year) =>
      calendar[type].map(({ month, day, share }) => ({
        day: Temporal.PlainDate.from({ year, month, day }),
        share,
      })),
    )
    .filter(({ day }) => {
      const begins = Temporal.PlainDate.compare(today.subtract({ years }), day) <= 0;
      return begins && Temporal.PlainDate.compare(day.add(longestRound), today) <= 0;
    });
}

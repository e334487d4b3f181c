import { typedDateRefusals as refusals } from './typed-date-refusals.ts';

/** A time of the day as it was read. */
export interface TypedTime {
  /** 'HH:mm'. */
  readonly time: string;
  /** Whether hour and minute were written out with a colon: until then further digits may make it another one. */
  readonly isWhole: boolean;
}

const clocks = [
  /^(?:(?:o|g|godz)\.? )?(?<hour>\d{1,2})(?<sign>[:.,-]| )(?<minute>\d\d)(?::\d\d(?:[.,]\d{1,9})?)?$/,
  /^(?:(?:o|g|godz)\.? )?(?<hour>\d{1,2})(?<minute>\d\d)$/,
  /^(?:(?:o|g|godz)\.? )?(?<hour>\d{1,2})$/,
];

/** A time as people write it, in small letters; seconds, which no field shows, are left out. Otherwise what is wrong. */
export function readClock(text: string): TypedTime | { readonly fault: string } {
  const parts = clocks
    .map((clock) => clock.exec(text)?.groups)
    .find((groups) => groups !== undefined);
  if (parts === undefined) return { fault: refusals.unread };
  const [hour, minute] = [Number(parts['hour']), Number(parts['minute'] ?? 0)];
  const time = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
  if (hour > 23 || minute > 59) return { fault: refusals.time(time) };
  return { time, isWhole: parts['sign'] !== undefined };
}

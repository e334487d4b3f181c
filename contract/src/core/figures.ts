/** Between groups of digits; no line ends there. */
const blank = '\u00a0';

/** How the digits of a number are written. */
interface Writing {
  /** How many stand behind the comma in `parts`. */
  readonly places: number;
  /** How many of them stand there though they are zeros; all by default. */
  readonly fewestPlaces?: number;
  /** From how many digits before the comma on these are set apart by threes. */
  readonly groupedFrom: 4 | 5;
}

/**
 * A number in its smallest parts as Polish writes it: 1234550n in hundredths is '12 345,50'. As `Intl.NumberFormat` has it, whose first one
 * takes a browser 20 ms and a phone four times that, before anything is seen (0233).
 */
export function figuresOf(
  parts: bigint,
  { places, fewestPlaces = places, groupedFrom }: Writing,
): string {
  const sign = parts < 0n ? '-' : '';
  const digits = String(parts < 0n ? -parts : parts).padStart(places + 1, '0');
  const point = digits.length - places;
  let end = digits.length;
  while (end > point + fewestPlaces && digits[end - 1] === '0') end -= 1;
  const whole = digits.slice(0, point);
  const written = point < groupedFrom ? whole : byThrees(whole).join(blank);
  return `${sign}${written}${end > point ? `,${digits.slice(point, end)}` : ''}`;
}

function byThrees(digits: string): string[] {
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) {
    groups.unshift(digits.slice(Math.max(0, end - 3), end));
  }
  return groups;
}

/** A finite number counted in its smallest parts, the nearest of them: half of one goes away from zero, by the digits that the number shows. */
export function nearestParts(value: number, places: number): bigint {
  const size = Math.abs(value);
  const shown = String(size);
  // Very small and very large ones are shown by powers of ten.
  const [whole = '', fraction = ''] = (shown.includes('e') ? size.toFixed(places) : shown).split(
    '.',
  );
  const oneMore = BigInt(whole + fraction.padEnd(places + 1, '0').slice(0, places + 1));
  const parts = (oneMore + 5n) / 10n;
  return value < 0 ? -parts : parts;
}

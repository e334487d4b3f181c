import { priceOf } from '@grzadka/contract/core/money/price-of';
import { dayAfter, type Period } from '@grzadka/contract/meter/consumption/periods';
import { type CountedMeter, quantityText, usedThousandths } from './counted-meter.ts';
import { cutByPrice, fillTiers, type MeteredTerms, type TierPart } from './tiers.ts';

/** Days of a meter that one account pays for, or nobody. */
export interface Piece extends Period {
  readonly counted: CountedMeter;
  /** Null where nobody held the plot. */
  readonly settlementId: string | null;
}

/** What of a piece has one price, with what it costs in grosze. */
export interface Priced extends Period, TierPart {
  readonly amount: number;
}

/** A piece with what it costs. */
export type Reckoned<Of extends Piece> = Of & {
  readonly priced: readonly Priced[];
  /** In grosze. */
  readonly amount: number;
};

const byName = new Intl.Collator('pl', { numeric: true });

/**
 * What the pieces of a plot cost that share the limits of their tiers: the stretch that began first fills them first, of
 * several the one whose meter's name comes first, and each in the order of time (docs/product/charges.md#tiers).
 */
export function reckon<Of extends Piece>(
  { segments }: MeteredTerms,
  pieces: readonly Of[],
): Reckoned<Of>[] {
  let before = 0n;
  return inFillingOrder(pieces).map((piece) => {
    const parts: Priced[] = [];
    for (const { tiers, ...days } of cutByPrice(piece, segments)) {
      const quantity = usedThousandths(piece.counted, days);
      for (const part of fillTiers(tiers, before, quantity)) {
        parts.push({ ...days, ...part, amount: priceOf(quantityText(part.quantity), part.rate) });
      }
      before += quantity;
    }
    const filled = parts.filter((part) => part.quantity > 0n);
    const priced = filled.length > 0 ? filled : parts.slice(0, 1);
    return { ...piece, priced, amount: priced.reduce((sum, { amount }) => sum + amount, 0) };
  });
}

/** By the first day of the stretch that they belong to, then by the meter's name, then by their own first day. */
function inFillingOrder<Of extends Piece>(pieces: readonly Of[]): Of[] {
  const ofMeters = Map.groupBy(pieces, ({ counted }) => counted.meter.id);
  const stretches = [...ofMeters.values()].flatMap(unbroken);
  return stretches
    .toSorted(
      ([one], [other]) =>
        one.from.localeCompare(other.from) ||
        byName.compare(one.counted.meter.name, other.counted.meter.name) ||
        one.counted.meter.id.localeCompare(other.counted.meter.id),
    )
    .flat();
}

/** Pieces of one meter, in those that follow one another without a gap. */
function unbroken<Of extends Piece>(pieces: readonly Of[]): [Of, ...Of[]][] {
  const stretches: [Of, ...Of[]][] = [];
  for (const piece of pieces.toSorted((one, other) => one.from.localeCompare(other.from))) {
    const stretch = stretches.at(-1);
    const last = stretch?.at(-1);
    if (stretch && last && dayAfter(last.thru) === piece.from) stretch.push(piece);
    else stretches.push([piece]);
  }
  return stretches;
}

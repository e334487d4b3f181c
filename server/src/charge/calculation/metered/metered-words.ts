import type { Period } from '@grzadka/contract/meter/consumption/periods';
import { meterUnits } from '@grzadka/contract/meter/meter.labels';
import { rateText } from '@grzadka/contract/tariff/tariff-words';
import { dayBefore } from '../holding.ts';
import type { UsedReading } from '../result.ts';
import type { ChargedKind, NamedResolution } from '../terms.ts';
import { daysOnPaper, lineInWords, quantityOnPaper } from '../words.ts';
import { type CountedMeter, isExactAt, quantityText, used } from './counted-meter.ts';
import type { Piece, Priced } from './reckon.ts';

/** A piece, and the days of the whole stretch that it is a part of. */
export interface StretchPiece extends Piece {
  readonly stretch: Period;
}

/** What a line by meter says of the part of a piece that has one price (docs/product/charges.md#lines). */
export function meteredWords(
  feeKind: ChargedKind,
  piece: StretchPiece,
  priced: Priced,
  resolution: NamedResolution,
): string {
  const { type, name } = piece.counted.meter;
  const unit = meterUnits[type];
  const tier =
    priced.upTo === null
      ? priced.above && `, powyżej ${quantityOnPaper(priced.above, unit)}`
      : `, do ${quantityOnPaper(priced.upTo, unit)}`;
  const marks = marksOf(piece, priced);
  const quantity = `${quantityOnPaper(quantityText(priced.quantity), unit)}${
    marks.length > 0 ? ` (${marks.join(', ')})` : ''
  }`;
  return lineInWords({
    about: `${feeKind.name} ${daysOnPaper(priced)}, licznik ${name}${tier ?? ''}`,
    steps: [{ factors: `${quantity} × ${rateText(priced.rate)}`, amount: priced.amount }],
    resolution,
  });
}

/** What is not read but reckoned of the days at both ends. */
function marksOf({ counted, stretch, ...piece }: StretchPiece, { from, thru }: Priced): string[] {
  const ends = [dayBefore(from), thru].filter((day) => !isExactAt(counted, day));
  const handovers = new Set([
    ...(piece.from === stretch.from ? [] : [dayBefore(piece.from)]),
    ...(piece.thru === stretch.thru ? [] : [piece.thru]),
  ]);
  return [
    ...(used(counted, { from, thru }).quality === 'estimated' ? ['szacunek'] : []),
    ...(ends.some((day) => !handovers.has(day)) ? ['wg dni'] : []),
    ...(ends.some((day) => handovers.has(day)) ? ['stan na dzień przekazania oszacowany'] : []),
  ];
}

/** What a meter used in days that nobody held, as it is listed. */
export function unheldWords(feeKind: ChargedKind, { counted, ...days }: Piece): string {
  const { type, name } = counted.meter;
  const { quantity } = used(counted, days);
  const text = quantityOnPaper(String(quantity ?? 0), meterUnits[type]);
  return `${feeKind.name} ${daysOnPaper(days)}, licznik ${name}: ${text}`;
}

/** The readings by which days of a meter were reckoned. */
export function readingsOf(counted: CountedMeter, { from, thru }: Period): UsedReading[] {
  return used(counted, { from, thru }).points.map(({ kind, id, day, value, isEstimate }) => ({
    meterId: counted.meter.id,
    kind,
    id,
    day,
    value,
    isEstimate,
  }));
}

import type { BlockedReason } from '@grzadka/contract/charge/line/blocked-plot';
import type { Period } from '@grzadka/contract/meter/consumption/periods';
import { meterUnits } from '@grzadka/contract/meter/meter.labels';
import { isBlocked, type KindOutcome, type OwedLine } from '../fee.ts';
import { heldPieces } from '../holding.ts';
import { correctStretches } from './corrections.ts';
import { type CountedMeter, countMeter, quantityText, used } from './counted-meter.ts';
import type { MeteredKind } from './metered-tariff.ts';
import { meteredWords, readingsOf, type StretchPiece, unheldWords } from './metered-words.ts';
import { newStretches } from './new-stretches.ts';
import { type Reckoned, reckon } from './reckon.ts';
import { unansweredIn } from './unanswered.ts';

/**
 * What was used on a plot since it was charged last, cut where another account begins to pay, and what earlier stretches
 * come to by today's readings (docs/product/charges.md#stretches).
 */
export function chargeByMeter(kind: MeteredKind): KindOutcome | BlockedReason {
  const { plot, tariff, accounts } = kind;
  const meters = plot.meters
    .filter(({ type, role }) => type === tariff.terms.meterType && role === 'plot')
    .toSorted((one, other) => one.name.localeCompare(other.name, 'pl'))
    .map(countMeter);
  const corrections = correctStretches(kind, meters);
  if (isBlocked(corrections)) return corrections;

  const isHeld = (days: Period) =>
    heldPieces(accounts, days).some(({ account }) => account !== null);
  const pieces: StretchPiece[] = [];
  for (const counted of meters) {
    const stretches = newStretches(counted, { ...kind, feeKindId: kind.feeKind.id, isHeld });
    if (isBlocked(stretches)) return stretches;
    for (const stretch of stretches) {
      const toConfirm = unansweredIn(counted, stretch);
      if (toConfirm) return toConfirm;
      for (const { account, ...days } of heldPieces(accounts, stretch)) {
        pieces.push({ ...days, counted, stretch, settlementId: account?.id ?? null });
      }
    }
  }
  const reckoned = reckon(tariff.terms, pieces);
  return {
    lines: [...corrections, ...reckoned.flatMap((piece) => linesOf(kind, piece))],
    stretches: reckoned.map(({ counted, settlementId, from, thru, amount }) => ({
      meterId: counted.meter.id,
      feeKindId: kind.feeKind.id,
      tariffId: tariff.id,
      settlementId,
      from,
      thru,
      quantity: quantityOf(counted, { from, thru }),
      amount,
    })),
    unheld: reckoned
      .filter(({ settlementId }) => settlementId === null)
      .map((piece) => ({
        feeKindId: kind.feeKind.id,
        amount: piece.amount,
        words: unheldWords(kind.feeKind, piece),
      })),
  };
}

function linesOf({ feeKind, tariff }: MeteredKind, piece: Reckoned<StretchPiece>): OwedLine[] {
  const { counted, settlementId, from, thru } = piece;
  if (settlementId === null) return [];
  const { id, type } = counted.meter;
  const quantity = quantityOf(counted, { from, thru });
  return piece.priced.map((priced) => ({
    settlementId,
    line: {
      kind: 'fee',
      tariffId: tariff.id,
      quantity: quantityText(priced.quantity),
      unit: meterUnits[type],
      rate: priced.rate,
      amount: priced.amount,
      words: meteredWords(feeKind, piece, priced, tariff.resolution),
      basis: {
        readings: readingsOf(counted, priced),
        stretch: { meterId: id, from, thru, quantity },
      },
    },
  }));
}

function quantityOf(counted: CountedMeter, days: { from: string; thru: string }): string {
  return String(used(counted, days).quantity ?? 0);
}

import type { BlockedReason } from '@grzadka/contract/charge/line/blocked-plot';
import { formatAmount } from '@grzadka/contract/core/number/amount';
import { meterUnits } from '@grzadka/contract/meter/meter.labels';
import type { OwedLine } from '../fee.ts';
import type { BilledStretch } from '../plot.ts';
import type { ChargeLine } from '../result.ts';
import type { ChargedTariff, RunTerms } from '../terms.ts';
import { daysOnPaper, lineInWords, quantityOnPaper } from '../words.ts';
import { type CountedMeter, used } from './counted-meter.ts';
import { isUnread } from './devices.ts';
import type { MeteredKind, MeteredTariff } from './metered-tariff.ts';
import { readingsOf } from './metered-words.ts';
import { type Piece, type Reckoned, reckon } from './reckon.ts';
import { unansweredIn } from './unanswered.ts';

/** A piece that was charged. */
interface BilledPiece extends Piece {
  readonly billed: BilledStretch;
}

/**
 * What earlier stretches of a kind come to by today's readings and their own tariffs, less what was charged and corrected
 * so far (docs/product/charges.md#corrections). Whose they were is not asked again.
 */
export function correctStretches(
  kind: MeteredKind,
  meters: readonly CountedMeter[],
): OwedLine[] | BlockedReason {
  const pieces = meters.flatMap((counted) =>
    counted.meter.stretches
      .filter(({ feeKindId }) => feeKindId === kind.feeKind.id)
      .map((billed): BilledPiece => {
        const { from, thru, settlementId } = billed;
        return { counted, billed, from, thru, settlementId };
      }),
  );
  const lines: OwedLine[] = [];
  // What was charged together shares the limits of its tiers.
  const together = Map.groupBy(pieces, ({ billed }) => `${billed.runNumber} ${billed.tariffId}`);
  for (const group of together.values()) {
    const unknown = group.find(
      ({ counted, from, thru }) => used(counted, { from, thru }).quantity === null,
    );
    if (unknown) {
      const { meter } = unknown.counted;
      if (kind.isFlatInstead && isUnread(meter, kind.run.readingWindow)) continue;
      return { code: 'undetermined', meter: { id: meter.id, name: meter.name } };
    }
    const tariff = tariffOf(group, kind.run);
    const changed = reckon(tariff.terms, group).filter(
      ({ amount, billed }) => billed.settlementId !== null && amount !== billed.charged,
    );
    for (const piece of changed) {
      const toConfirm = unansweredIn(piece.counted, piece);
      if (toConfirm) return toConfirm;
      lines.push(...correctionOf(kind, piece, tariff));
    }
  }
  return lines;
}

/** The tariff by which the pieces were charged. Throws a `RangeError` where the run does not know it. */
function tariffOf([piece]: readonly BilledPiece[], run: RunTerms): MeteredTariff {
  const tariff = run.tariffs.find(({ id }) => id === piece?.billed.tariffId);
  if (!tariff || !isMetered(tariff)) throw new RangeError('a stretch without its tariff');
  return tariff;
}

function isMetered(tariff: ChargedTariff): tariff is MeteredTariff {
  return tariff.terms.method === 'consumption';
}

function correctionOf(
  { feeKind }: MeteredKind,
  piece: Reckoned<BilledPiece>,
  { id: tariffId, resolution }: ChargedTariff,
): OwedLine[] {
  const { counted, billed, from, thru, settlementId } = piece;
  if (settlementId === null) return [];
  const { id: meterId, name, type } = counted.meter;
  const quantity = String(used(counted, { from, thru }).quantity ?? 0);
  const owed = `${quantityOnPaper(quantity, meterUnits[type])} za ${formatAmount(piece.amount)}`;
  const amount = piece.amount - billed.charged;
  const factors = `${feeKind.name}, licznik ${name}, ${owed}, naliczono dotąd ${formatAmount(billed.charged)}, różnica`;
  const line: ChargeLine = {
    kind: 'correction',
    tariffId,
    quantity: null,
    unit: null,
    rate: null,
    amount,
    words: lineInWords({
      about: `Korekta okresu ${daysOnPaper({ from, thru })}`,
      steps: [{ factors, amount }],
      resolution,
    }),
    basis: {
      readings: readingsOf(counted, piece),
      stretch: { meterId, from, thru, quantity, correctedId: billed.id },
    },
  };
  return [{ settlementId, line }];
}

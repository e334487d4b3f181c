import { formatAmount } from '@grzadka/contract/core/number/amount';
import type { Days, InterestStretch } from '@grzadka/contract/interest-rate/interest';
import { stretchesInWords } from '@grzadka/contract/interest-rate/interest-words';
import type { NamedResolution } from '../calculation/terms.ts';
import { dayOnPaper, daysOnPaper } from '../calculation/words.ts';

/** A debt as its interest names it. */
interface NamedDebt {
  readonly number: string;
  readonly feeKind: string;
  readonly parts: readonly { readonly dueOn: string }[];
}

/** 'od NAL/2026/1/17 (Opłata ogrodowa, termin 30.06.2026) za 01.07.2026–15.09.2026' */
function onDebt({ number, feeKind, parts }: NamedDebt, days: Days): string {
  const [only] = parts.length === 1 ? parts : [];
  const term = only === undefined ? '' : `, termin ${dayOnPaper(only.dueOn)}`;
  return `od ${number} (${feeKind}${term}) za ${daysOnPaper(days)}`;
}

/**
 * The words of new interest: 'Odsetki od NAL/2026/1/17 (Opłata ogrodowa, termin 30.06.2026) za 01.07.2026–15.09.2026: 412,50 zł × (31 dni ×
 * 10,00 % + 46 dni × 9,50 %) = 8,44 zł' (docs/product/interest.md#words).
 */
export function interestInWords({
  debt,
  days,
  stretches,
  gross,
}: {
  readonly debt: NamedDebt;
  readonly days: Days;
  readonly stretches: readonly InterestStretch[];
  readonly gross: number;
}): string {
  return `Odsetki ${onDebt(debt, days)}: ${stretchesInWords(stretches)} = ${formatAmount(gross)}`;
}

/** The words of what an earlier note charged otherwise: what was to be paid of it, and what is now. */
export function correctionInWords({
  debt,
  corrects,
  stretches,
  gross,
  before,
  after,
}: {
  readonly debt: NamedDebt & { readonly isReversed: boolean };
  readonly corrects: Days & { readonly number: string; readonly waived: number };
  readonly stretches: readonly InterestStretch[];
  readonly gross: number;
  readonly before: number;
  readonly after: number;
}): string {
  const about = `Korekta odsetek ${onDebt(debt, corrects)} (${corrects.number}): było ${formatAmount(before)}, jest`;
  if (debt.isReversed) return `${about} ${formatAmount(after)} – ta należność ma storno`;
  if (stretches.length === 0) return `${about} ${formatAmount(after)}`;
  const waived =
    corrects.waived === 0
      ? ''
      : ` bez umorzonych ${formatAmount(corrects.waived)} = ${formatAmount(after)}`;
  return `${about} ${stretchesInWords(stretches)} = ${formatAmount(gross)}${waived}`;
}

/** The words of what is waived. */
export function waiverInWords(reason: string, { number, adoptedOn }: NamedResolution): string {
  return `Umorzenie odsetek: ${reason} – uchwała ${number} z ${dayOnPaper(adoptedOn)}`;
}

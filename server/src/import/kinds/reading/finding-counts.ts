import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import {
  confirmedFindingLabels,
  type Finding,
  type FindingCode,
  shownFindingLabels,
  wantsAnswer,
} from '@grzadka/contract/meter/verdict/finding';

/** Counts what was found in the readings of a file. */
export interface FindingCounts {
  /** What was found in one reading. */
  readonly note: (findings: readonly Finding[]) => void;
  /** Polish sentences for the report; none where nothing was found. */
  readonly sentences: () => string[];
}

/** Begins to count; what refuses a row is told at the row, and not counted. */
export function countFindings(): FindingCounts {
  const counts = new Map<FindingCode, number>();
  let waiting = 0;
  const each = (labels: Partial<Record<FindingCode, string>>) =>
    Object.entries(labels).flatMap(([code, label]) => {
      // The keys of the labels are codes, which the types of `Object.entries` do not say.
      const count = counts.get(code as FindingCode);
      return count === undefined ? [] : [`${label}: ${formatDecimal(count)}`];
    });
  return {
    note(findings) {
      for (const { code } of findings) counts.set(code, (counts.get(code) ?? 0) + 1);
      if (findings.some(({ code }) => wantsAnswer(code))) waiting += 1;
    },
    sentences() {
      const shown = each(shownFindingLabels).join(', ');
      return [
        ...(waiting > 0
          ? [
              `Do sprawdzenia: ${formatDecimal(waiting)} (${each(confirmedFindingLabels).join(', ')}).`,
            ]
          : []),
        ...(shown === '' ? [] : [`Warto wiedzieć: ${shown}.`]),
      ];
    },
  };
}

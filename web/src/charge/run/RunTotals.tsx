import type { ChargeRunDetails } from '@grzadka/contract/charge/run/charge-run.model';
import { formatAmount } from '@grzadka/contract/core/number/amount';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { feePurposeLabels } from '@grzadka/contract/fee-kind/fee-purposes';
import { groupBy } from 'es-toolkit/array';
import { sumBy } from 'es-toolkit/math';
import { FittingTable } from '../../core/ui/fit/FittingTable.tsx';
import { Section } from '../../core/ui/Section.tsx';
import { chargeText, differenceText } from '../charge.text.ts';

interface Total {
  readonly name: string;
  readonly charges: number;
  readonly amount: number;
  readonly previous: number | null;
}

/** What a run comes to: by fee kind, by purpose, and by the days on which it is due. */
export function RunTotals({ run: { totals, dueDays } }: { run: ChargeRunDetails }) {
  const byPurpose = groupBy(totals, ({ feeKind }) => feeKind.purpose);
  return (
    <>
      <Section title={chargeText.totals}>
        <TotalsTable
          label={chargeText.feeKind}
          rows={totals.map(({ feeKind, ...total }) => ({ name: feeKind.name, ...total }))}
        />
      </Section>
      <Section title={chargeText.byPurpose}>
        <TotalsTable
          label={chargeText.purpose}
          rows={Object.entries(byPurpose).map(([purpose, kinds]) =>
            sumOf(feePurposeLabels[purpose as keyof typeof feePurposeLabels], kinds),
          )}
        />
      </Section>
      {dueDays.length > 0 && (
        <Section title={chargeText.dueDays}>
          <FittingTable aria-label={chargeText.dueDays} content={dueDays}>
            <thead>
              <tr>
                <th scope="col">{chargeText.dueOn}</th>
                <th scope="col" className="number">
                  {chargeText.amount}
                </th>
              </tr>
            </thead>
            <tbody>
              {dueDays.map(({ dueOn, amount }) => (
                <tr key={dueOn}>
                  <td className="whole">{dayInFigures(dueOn)}</td>
                  <td className="number" data-label={chargeText.amount}>
                    {formatAmount(amount)}
                  </td>
                </tr>
              ))}
            </tbody>
          </FittingTable>
        </Section>
      )}
    </>
  );
}

/** Several totals as one; what was charged before is known where it is known of any of them. */
function sumOf(name: string, totals: readonly Omit<Total, 'name'>[]): Total {
  const known = totals.flatMap(({ previous }) => previous ?? []);
  return {
    name,
    charges: sumBy(totals, ({ charges }) => charges),
    amount: sumBy(totals, ({ amount }) => amount),
    previous: known.length === 0 ? null : sumBy(known, (amount) => amount),
  };
}

function TotalsTable({ label, rows }: { label: string; rows: readonly Total[] }) {
  return (
    <FittingTable aria-label={label} content={rows}>
      <thead>
        <tr>
          <th scope="col">{label}</th>
          <th scope="col" className="number">
            {chargeText.charges}
          </th>
          <th scope="col" className="number">
            {chargeText.amount}
          </th>
          <th scope="col" className="number">
            {chargeText.previous}
          </th>
          <th scope="col" className="number">
            {chargeText.difference}
          </th>
        </tr>
      </thead>
      <tbody>
        {[...rows, sumOf(chargeText.sum, rows)].map(({ name, charges, amount, previous }) => (
          <tr key={name}>
            <td>{name}</td>
            <td className="number" data-label={chargeText.charges}>
              {charges}
            </td>
            <td className="number" data-label={chargeText.amount}>
              {formatAmount(amount)}
            </td>
            <td className="number" data-label={chargeText.previous}>
              {previous === null ? chargeText.none : formatAmount(previous)}
            </td>
            <td className="number" data-label={chargeText.difference}>
              {previous === null ? chargeText.none : differenceText(amount - previous)}
            </td>
          </tr>
        ))}
      </tbody>
    </FittingTable>
  );
}

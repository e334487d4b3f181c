import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import type { MeterRole, MeterType } from '@grzadka/contract/meter/meter.labels';
import type { ZoneBalance, ZoneBalanceLine } from '@grzadka/contract/zone/zone-balance.model';
import { Text } from '../../core/ui/elements/Text.tsx';
import { FittingTable } from '../../core/ui/fit/FittingTable.tsx';
import { ConsumptionLine } from '../../meter/consumption/ConsumptionLine.tsx';
import { ConsumptionTableHead } from '../../meter/consumption/ConsumptionTableHead.tsx';
import styles from './BalanceLines.module.css';
import { balanceText } from './balance.text.ts';
import { MeterLink } from './MeterLink.tsx';

interface BalanceLinesProps {
  balance: ZoneBalance;
  type: MeterType;
}

/** What the meters of a zone counted, and how that is known; the meters that are added up stand together. */
export function BalanceLines({ balance, type }: BalanceLinesProps) {
  const { certain, total } = balance.coverage;
  return (
    <div className={styles['lines']}>
      {certain < total && (
        <Text isQuiet className={styles['hint']}>
          {balanceText.linesHint}
        </Text>
      )}
      <FittingTable aria-label={balanceText.lines} content={balance}>
        <ConsumptionTableHead of={balanceText.meter} type={type} />
        {lineGroups(balance.lines).map(({ role, lines }) => (
          <tbody key={role}>
            <tr>
              <th scope="rowgroup" colSpan={4}>
                {`${balanceText.sums[role]}: ${formatDecimal(lines.length)}`}
              </th>
            </tr>
            {lines.map((line) => (
              <ConsumptionLine
                key={line.id}
                consumption={line}
                head={
                  <td>
                    <MeterLink meter={line} />
                  </td>
                }
                name={line.name}
                type={type}
                renderOpener={(button) => <button type="button" {...button} />}
              />
            ))}
          </tbody>
        ))}
      </FittingTable>
    </div>
  );
}

/** The lines of one sum of a balance. */
interface LineGroup {
  readonly role: MeterRole;
  readonly lines: readonly ZoneBalanceLine[];
}

/** In the order of the sums above them. */
const roles: readonly MeterRole[] = ['main', 'plot', 'common'];

/**
 * The lines of a balance by what they are added up with. In each group first those whose consumption nobody knows, then
 * estimated ones, because they are to be looked into; else as they come, by name.
 */
function lineGroups(lines: readonly ZoneBalanceLine[]): LineGroup[] {
  return roles
    .map((role) => ({
      role,
      lines: lines
        .filter((line) => line.role === role)
        .toSorted((one, other) => certainty(one) - certainty(other)),
    }))
    .filter((group) => group.lines.length > 0);
}

function certainty({ quantity, quality }: ZoneBalanceLine): number {
  if (quantity === null) return 0;
  return quality === 'estimated' ? 1 : 2;
}

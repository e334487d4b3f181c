import type { ChargeAmount } from '@grzadka/contract/charge/amount/charge-amount.model';
import { formatAmount } from '@grzadka/contract/core/number/amount';
import { sumBy } from 'es-toolkit/math';
import { useState } from 'react';
import { Button } from '../../core/ui/elements/Button.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { Unseen } from '../../core/ui/elements/Unseen.tsx';
import { FittingTable } from '../../core/ui/fit/FittingTable.tsx';
import { Section } from '../../core/ui/Section.tsx';
import styles from './AmountsTable.module.css';
import { amountName, chargeAmountText } from './charge-amount.text.ts';

interface AmountsTableProps {
  amounts: readonly ChargeAmount[];
  /** What is done with one of them; undefined where that may not be. */
  onChange: ((amount: ChargeAmount) => void) | undefined;
  onRemove: ((amount: ChargeAmount) => void) | undefined;
}

/** So many are shown at first, and with each further step. */
const step = 100;

/** What is set for which account, and what it comes to; the kind where there are several. */
export function AmountsTable({ amounts, onChange, onRemove }: AmountsTableProps) {
  const [shown, setShown] = useState(step);
  const hasKinds = new Set(amounts.map(({ feeKind }) => feeKind.id)).size > 1;
  const hasWords = amounts.some(({ description }) => description !== null);
  const sum = sumBy(amounts, ({ amount }) => amount);
  const rows = amounts.slice(0, shown);
  return (
    <Section title={chargeAmountText.title}>
      <Text isQuiet>{chargeAmountText.summary(amounts.length, sum)}</Text>
      {rows.length > 0 && (
        <FittingTable aria-label={chargeAmountText.title} content={rows}>
          <thead>
            <tr>
              <th scope="col">{chargeAmountText.garden}</th>
              <th scope="col">{chargeAmountText.holders}</th>
              <th scope="col">{chargeAmountText.reference}</th>
              {hasKinds && <th scope="col">{chargeAmountText.feeKind}</th>}
              <th scope="col" className="number">
                {chargeAmountText.amount}
              </th>
              {hasWords && <th scope="col">{chargeAmountText.description}</th>}
              {onRemove && (
                <th scope="col" className="action">
                  <Unseen>{chargeAmountText.actions}</Unseen>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((item) => (
              <tr key={`${item.settlement.id} ${item.feeKind.id}`}>
                <td data-label={chargeAmountText.garden}>
                  {item.garden?.name ?? chargeAmountText.none}
                </td>
                <td data-label={chargeAmountText.holders}>{item.holders}</td>
                <td className="whole" data-label={chargeAmountText.reference}>
                  {item.settlement.reference}
                </td>
                {hasKinds && <td data-label={chargeAmountText.feeKind}>{item.feeKind.name}</td>}
                <td className="number" data-label={chargeAmountText.amount}>
                  {formatAmount(item.amount)}
                </td>
                {hasWords && (
                  <td data-label={chargeAmountText.description}>
                    {item.description ?? chargeAmountText.none}
                  </td>
                )}
                {onRemove && (
                  <td className="action">
                    <div className={styles['actions']}>
                      {onChange && (
                        <Button
                          aria-label={`${chargeAmountText.change}: ${amountName(item, hasKinds)}`}
                          onClick={() => onChange(item)}
                        >
                          {chargeAmountText.change}
                        </Button>
                      )}
                      <Button
                        aria-label={`${chargeAmountText.remove}: ${amountName(item, hasKinds)}`}
                        onClick={() => onRemove(item)}
                      >
                        {chargeAmountText.remove}
                      </Button>
                    </div>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </FittingTable>
      )}
      {amounts.length > shown && (
        <Button onClick={() => setShown(shown + step)} className={styles['more']}>
          {chargeAmountText.more}
        </Button>
      )}
    </Section>
  );
}

import type { XmlElement } from '@rgrove/parse-xml';
import type { FaultList } from '../fault-list.ts';
import { currencyFault } from '../faults.ts';
import { readXmlAmount } from '../text/read-amount.ts';
import { at, textAt } from './parse-piece.ts';

/**
 * Returns the amount of an entry, a balance or a detail, in grosze and below zero for a debit; null where it is wrong, which is
 * added to `faults`. `path` leads to the amount, `direction` stands in for an indicator that is not there.
 */
export function readMoney(
  element: XmlElement,
  lineNumber: number | null,
  faults: FaultList,
  path = 'Amt',
  direction = '',
): number | null {
  const stated = at(element, path);
  const indicator = textAt(element, 'CdtDbtInd') || direction;
  const currency = stated?.attributes['Ccy'] ?? 'PLN';
  if (currency !== 'PLN') {
    faults.add(null, currencyFault(currency));
    return null;
  }
  const amount = readXmlAmount(stated?.text ?? '');
  if (amount === null || !['CRDT', 'DBIT'].includes(indicator)) {
    faults.add(
      lineNumber,
      'Nie można odczytać kwoty albo jej znaku. Pobierz wyciąg z banku jeszcze raz.',
    );
    return null;
  }
  return indicator === 'DBIT' && amount !== 0 ? -amount : amount;
}

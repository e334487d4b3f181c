import { formatAmount } from '../../core/number/amount.ts';
import { dayInFigures } from '../../core/time/in-figures.ts';

/** Why a line of the bank's is not booked as somebody says (docs/product/bank.md#assigning). */
export const bankLineRefusals = {
  /** `who` is null where the program did it, or that login is no more. */
  alreadyAssigned: (who: string | null) => `Tę operację już przypisano (${who ?? 'program'}).`,
  otherSum: (amount: number) => `Części muszą dać razem ${formatAmount(amount)}.`,
  notAssigned: 'Ta operacja nie jest przypisana. Odśwież stronę.',
  notBooked:
    'Ta operacja czeka na decyzję, czy nie jest powtórzeniem. Otwórz jej wyciąg i wybierz „To inna wpłata” albo „To ta sama”.',
  dropped: 'Tę operację odrzucono jako powtórzenie innej.',
  refundGone: 'Ten zwrot jest już usunięty. Wybierz inny.',
  /** `who` is null where the program did it, or that login is no more. */
  refundPaid: (who: string | null) =>
    `Ten zwrot jest już wypłacony (${who ?? 'program'}). Wybierz inny.`,
  refundIsOf: (amount: number) => `Ten zwrot wynosi ${formatAmount(amount)}. Wpisz tę kwotę.`,
  notOutgoing: 'Z tej operacji nie można wypłacić zwrotu – to wpływ. Wybierz konto rozliczeniowe.',
  notIncoming: 'Gotówką z kasy może być tylko wpływ. Wybierz konto rozliczeniowe albo koszt.',
  goneAccount: 'Tego rachunku bankowego już nie ma. Wybierz inny.',
  inactiveAccount: 'Ten rachunek bankowy nie jest aktywny. Wybierz inny.',
  otherKey: 'Tę operację już zapisano z innymi danymi. Sprawdź ją na liście „Transakcje”.',
  /** `number` is null of one that waits for the decision whether it is one itself. */
  mayBeKnown: (day: string, number: string | null) =>
    `Z dnia ${dayInFigures(day)} jest już taka operacja na tę samą kwotę${number === null ? '' : ` (${number})`}. Jeśli to inna, zaznacz „To inna operacja”.`,
} as const;

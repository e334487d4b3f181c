import { formatAmount } from '../core/number/amount.ts';

/** Why a line of the bank's is not booked as somebody says (docs/product/bank.md#assigning). */
export const bankLineRefusals = {
  /** `who` is null where the program did it, or that login is no more. */
  alreadyAssigned: (who: string | null) => `Tę operację już przypisano (${who ?? 'program'}).`,
  otherSum: (amount: number) => `Części muszą dać razem ${formatAmount(amount)}.`,
  notAssigned: 'Ta operacja nie jest przypisana. Odśwież stronę.',
  notBooked:
    'Ta operacja czeka na decyzję, czy nie jest powtórzeniem. Otwórz jej wyciąg i wybierz „To inna wpłata” albo „To ta sama”.',
  dropped: 'Tę operację odrzucono jako powtórzenie innej.',
  refundGone: 'Ten zwrot jest już wypłacony albo usunięty. Wybierz inny.',
} as const;

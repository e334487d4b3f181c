import { formatAmount } from '@grzadka/contract/core/number/amount';
import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import { ledgerCheck } from '@grzadka/contract/ledger/ledger.check';
import { checkWords } from '../core/check-words.ts';

/** The words of the check of the ledger. */
export const ledgerWords = checkWords(ledgerCheck, {
  title: 'Księgowania',
  sentence({ what, document, kept, counted }) {
    switch (what) {
      case 'entry':
        return `Księgowanie ${document} nie sumuje się do zera, tylko do: ${formatAmount(counted)}.`;
      case 'balance':
        return `Zapisane saldo: ${formatAmount(kept)}. Suma księgowań: ${formatAmount(counted)}.`;
      case 'part':
        return `W należności ${document} zapisano do zapłaty: ${formatAmount(kept)}. Z wpłat wynika: ${formatAmount(counted)}.`;
      case 'payment':
        return `Z wpłaty ${document}, czyli z kwoty ${formatAmount(kept)}, rozliczono: ${formatAmount(counted)}.`;
      case 'cash':
        return `Zapisany stan kasy „${document}”: ${formatAmount(kept)}. Suma księgowań: ${formatAmount(counted)}. Żadnego dnia nie może być mniej niż zero.`;
      case 'bank':
        return `Zapisany stan rachunku „${document}”: ${formatAmount(kept)}. Suma księgowań: ${formatAmount(counted)}.`;
      case 'unclear':
        return `Operacja bankowa ${document}: do wyjaśnienia powinno być ${formatAmount(kept)}, a według księgowań jest ${formatAmount(counted)}.`;
      case 'number':
        return `Nadane numery ${document}: ${formatDecimal(kept)}. Dokumenty z tymi numerami: ${formatDecimal(counted)}.`;
    }
  },
  remedy: () =>
    'Program sam tak nie zapisuje. Zrób kopię zapasową i pokaż to osobie, która opiekuje się programem.',
});

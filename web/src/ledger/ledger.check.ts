import { formatAmount } from '@grzadka/contract/core/number/amount';
import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import { ledgerCheck } from '@grzadka/contract/ledger/ledger.check';
import { checkWords, notByProgram } from '../core/check-words.ts';

/** The words of the check of the ledger. */
export const ledgerWords = checkWords(ledgerCheck, {
  title: 'Księgowania',
  sentence({ what, document, kept, counted }) {
    switch (what) {
      case 'entry':
        return `Księgowanie ${document} nie sumuje się do zera, tylko do: ${formatAmount(counted)}.`;
      case 'reversal':
        return `Storno ${document} nie jest dokładną odwrotnością swojego księgowania. Niezgodne pozycje: ${formatDecimal(counted)}.`;
      case 'line':
        return `Pozycje księgowania ${document} mają inny dzień lub czas zapisu niż ono albo jego numeru nie nadano: ${formatDecimal(counted)}.`;
      case 'movement':
        return `Transakcja ${document} jest na liście inna, niż ją zaksięgowano. Kwota na liście: ${formatAmount(kept)}, w księgowaniu: ${formatAmount(counted)}.`;
      case 'balance':
        return `Zapisane saldo: ${formatAmount(kept)}. Suma księgowań: ${formatAmount(counted)}.`;
      case 'part':
        return `W należności ${document} zapisano do zapłaty: ${formatAmount(kept)}. Z wpłat wynika: ${formatAmount(counted)}.`;
      case 'debt':
        return `Części należności ${document} nie zgadzają się z jej kwotą ${formatAmount(kept)}. Ich suma: ${formatAmount(counted)}.`;
      case 'payment':
        return `Z wpłaty ${document}, czyli z kwoty ${formatAmount(kept)}, rozliczono: ${formatAmount(counted)}.`;
      case 'allocation':
        return `Rozliczenie wpłaty ${document} nie zgadza się z nią albo z należnością, którą spłaca.`;
      case 'bank-line':
        return `Operacja bankowa ${document ?? 'spoza ksiąg'} jest inna, niż ją zaksięgowano. Kwota operacji: ${formatAmount(kept)}, w księgowaniu: ${formatAmount(counted)}.`;
      case 'reference':
        return `Zapisy, które odwołują się do danych, których nie ma (${document}): ${formatDecimal(counted)}.`;
      case 'statement':
        return `Wczytany wyciąg z rachunku „${document}” miał operacji: ${formatDecimal(kept)}. Jest ich: ${formatDecimal(counted)}.`;
      case 'year':
        return `Rok ${document} zamknięto, zanim się skończył, albo księgowano w nim po zamknięciu. Takie księgowania: ${formatDecimal(counted)}.`;
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
  remedy: () => notByProgram,
});

import { chargeCheck } from '@grzadka/contract/charge/charge.check';
import { formatAmount } from '@grzadka/contract/core/number/amount';
import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import { checkWords, notByProgram } from '../core/check-words.ts';

/** The words of the check of runs and charges. */
export const chargeWords = checkWords(chargeCheck, {
  title: 'Naliczenia',
  sentence({ what, document, kept, counted }) {
    switch (what) {
      case 'lines':
        return `Opłata ${document}: ${formatAmount(kept)}. Suma jej pozycji: ${formatAmount(counted)}.`;
      case 'entry':
        return `Opłata ${document} nie zgadza się ze swoim księgowaniem. Kwota opłaty: ${formatAmount(kept)}, w księgowaniu: ${formatAmount(counted)}.`;
      case 'shown':
        return `Opłata ${document} jest inna niż ta, którą zatwierdzono. Jej kwota: ${formatAmount(kept)}, zatwierdzona: ${formatAmount(counted)}.`;
      case 'reversal':
        return `Opłata ${document} i jej księgowanie: tylko jedno z nich ma storno.`;
      case 'run':
        return `Naliczenie ${document}: ${formatAmount(kept)}. Suma jego opłat: ${formatAmount(counted)}.`;
      case 'standing':
        return `Stan naliczenia ${document} nie zgadza się z jego opłatami. Opłaty bez storna: ${formatDecimal(counted)}.`;
      case 'days':
        return `Dni liczników w naliczeniu ${document}, które nie zgadzają się z jego opłatami albo z tym, co zatwierdzono: ${formatDecimal(counted)}.`;
    }
  },
  remedy: () => notByProgram,
});

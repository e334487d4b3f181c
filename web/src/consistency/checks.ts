import { campaignMeterCheck } from '@grzadka/contract/campaign/campaign.check';
import { chargeCheck } from '@grzadka/contract/charge/charge.check';
import { collationCheck } from '@grzadka/contract/consistency/collation.check';
import type { CheckResult } from '@grzadka/contract/consistency/consistency.model';
import { blockPositionCheck } from '@grzadka/contract/content/block-position.check';
import { storedObjectCheck } from '@grzadka/contract/content/stored-object.check';
import { formatAmount } from '@grzadka/contract/core/number/amount';
import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import { ledgerCheck } from '@grzadka/contract/ledger/ledger.check';
import { deviceChainCheck } from '@grzadka/contract/meter/device-chain.check';
import { lastMeasurementCheck } from '@grzadka/contract/meter/meter.check';
import { gardensHeldCheck } from '@grzadka/contract/party/party.check';
import { lostFileRemedy } from '../content/lost-file.text.ts';
import { formatMinute } from '../core/ui/format.ts';
import { type CheckWords, checkWords } from './check-words.ts';

/** What to do about what the program never writes itself. */
const notByProgram =
  'Program sam tak nie zapisuje. Zrób kopię zapasową i pokaż to osobie, która opiekuje się programem.';

const timeText = (instant: string | null) => (instant === null ? 'brak' : formatMinute(instant));

/** The words of the check of last measurements. */
const lastMeasurementWords = checkWords(lastMeasurementCheck, {
  title: 'Ostatnie odczyty liczników',
  sentence: ({ keptAt, lastAt }) =>
    timeText(keptAt) === timeText(lastAt)
      ? `Lista liczników pokazuje inny odczyt niż ostatni. Oba są z ${timeText(keptAt)}.`
      : `Ostatni odczyt na liście liczników: ${timeText(keptAt)}. Ostatni z odczytów licznika: ${timeText(lastAt)}.`,
  remedy: () =>
    'Naciśnij „Policz od nowa”. Lista pokaże wtedy najnowszy z zapisanych odczytów licznika.',
});

/** The words of the check of the devices at meters. */
const deviceChainWords = checkWords(deviceChainCheck, {
  title: 'Wymiany liczników',
  sentence: ({ hasDevice, strayMeasurements }) =>
    hasDevice
      ? `Odczyty spoza czasu, w którym licznik był założony: ${strayMeasurements}.`
      : 'Program nie wie o żadnym liczniku założonym w tym miejscu.',
  remedy: () =>
    'Otwórz licznik i porównaj daty wymian z datami odczytów. Błędny odczyt unieważnij, a błędną wymianę cofnij. Gdzie nie ma żadnego licznika, załóż go.',
});

/** The words of the check of rounds of readings. */
const campaignMeterWords = checkWords(campaignMeterCheck, {
  title: 'Tury odczytów',
  sentence: ({ meters }) =>
    `Liczniki tury, które mają inny stan albo miejsce na obchodzie, niż wynika z zapisów: ${formatDecimal(meters)}.`,
  remedy: () => 'Naciśnij „Policz od nowa”. Program ustali stan liczników z odczytów i zgłoszeń.',
});

/** The words of the check of the numbers of gardens. */
const gardensHeldWords = checkWords(gardensHeldCheck, {
  title: 'Liczby działek podmiotów',
  sentence: ({ kept, counted }) =>
    `Liczba działek na liście podmiotów: ${kept}. Działki tego podmiotu: ${counted}.`,
  remedy: () => 'Naciśnij „Policz od nowa”. Program policzy działki, które ten podmiot dziś ma.',
});

/** The words of the check of the ledger. */
const ledgerWords = checkWords(ledgerCheck, {
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
      case 'cost':
        return `Koszt ${document} jest na liście inny, niż go zaksięgowano. Kwota na liście: ${formatAmount(kept)}, w księgowaniu: ${formatAmount(counted)}.`;
      case 'plan':
        return `Raty konta rozliczeniowego ${document} nie zgadzają się z kwotą ${formatAmount(kept)}, na którą je ustalono. Ich suma: ${formatAmount(counted)}.`;
      case 'overdue':
        return `Na liście „Zaległości” konto rozliczeniowe ${document} ma po terminie ${formatAmount(kept)}. Z należności wynika: ${formatAmount(counted)}.`;
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

/** The words of the check of runs and charges. */
const chargeWords = checkWords(chargeCheck, {
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
      case 'noted':
        return `Dni odsetek w naliczeniu ${document}, które nie zgadzają się z jego należnościami albo z tym, co zatwierdzono: ${formatDecimal(counted)}.`;
    }
  },
  remedy: () => notByProgram,
});

/** The words of the check of the positions of blocks. */
const blockPositionWords = checkWords(blockPositionCheck, {
  title: 'Kolejność bloków treści',
  sentence: () => 'W numerach bloków jest luka albo powtórzenie.',
  remedy: () => 'Otwórz treść i sprawdź, czy bloki są w dobrej kolejności.',
});

/** What a record has lost, by its kind; an entry or a page version an image in its content. */
const lostBy: Readonly<Record<string, string>> = {
  document: 'Nie ma pliku tego dokumentu.',
  settings: 'Nie ma pliku logo.',
};

/** The words of the check of stored objects. */
const storedObjectWords = checkWords(storedObjectCheck, {
  title: 'Pliki dokumentów i obrazów',
  sentence({ record, unknownObjects }) {
    if (unknownObjects !== null) {
      return `W miejscu na pliki są pliki, których program nie zna (jest ich: ${unknownObjects}). Może to być miejsce innego ogrodu albo baza danych straciła wpisy o nich. Program ich nie usuwa.`;
    }
    if (record === null) {
      return 'Nie ma pliku usuniętego dokumentu lub obrazu. Nie da się go już przywrócić.';
    }
    return lostBy[record.type] ?? 'Nie ma pliku obrazu w treści.';
  },
  remedy: () =>
    `${lostFileRemedy} Jeśli nie masz tego pliku, poproś o niego administratora komputera: może być w starszej kopii zapasowej.`,
  note: ({ leftOver }) =>
    leftOver === 0
      ? undefined
      : `Po przerwanym zapisie zostały pliki (jest ich: ${leftOver}). Program usunie je w nocy.`,
});

/** The words of the check of the order of letters. */
const collationWords = checkWords(collationCheck, {
  title: 'Kolejność liter w bazie danych',
  sentence: ({ collation }) =>
    collation === 'own'
      ? 'Serwer bazy danych układa polskie litery inaczej niż dotąd. Listy mogą pomijać pozycje.'
      : 'Serwer bazy danych układa litery inaczej niż wtedy, gdy zakładano bazę danych.',
  remedy: (findings) =>
    findings.some(({ collation }) => collation === 'database')
      ? 'Poproś administratora komputera. Odpowiednie polecenia są w instrukcji dla niego.'
      : 'Poproś administratora komputera, żeby zatrzymał i uruchomił program ponownie. Przy uruchomieniu program sam to poprawi.',
});

/** The words of every check of the contract: docs/recipes.md, "Add a check". */
export const wordsOfChecks: Readonly<Record<CheckResult['key'], CheckWords>> = {
  'last-measurement': lastMeasurementWords,
  'device-chain': deviceChainWords,
  'campaign-meter': campaignMeterWords,
  'gardens-held': gardensHeldWords,
  ledger: ledgerWords,
  charge: chargeWords,
  'block-position': blockPositionWords,
  'stored-object': storedObjectWords,
  collation: collationWords,
};

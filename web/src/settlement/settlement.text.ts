import {
  isClosed,
  noGarden,
  type SettlementListItem,
  stateOfSettlement,
} from '@grzadka/contract/settlement/settlement.model';
import { upperFirst } from 'es-toolkit/string';
import { plotText } from '../garden/plot-text.ts';

const withoutGarden = upperFirst(noGarden);

/** What an account is called by. */
interface Called {
  readonly garden: { readonly name: string } | null;
  readonly reference: string;
}

/** What an account is called where it is chosen: one that is closed says so, and since when. */
function nameWithState(name: string, account: Pick<SettlementListItem, 'closedOn'>): string {
  return isClosed(account) ? `${name} (${stateOfSettlement(account)})` : name;
}

/** The texts of the settlement accounts. */
export const settlementText = {
  fees: 'Opłaty',
  list: 'Konta rozliczeniowe',
  cards: {
    accounts:
      'Kto rozlicza którą działkę i od kiedy. Każda grupa działkowców ma swoje konto rozliczeniowe.',
    tariffs:
      'Ile co kosztuje, od kiedy, na podstawie której uchwały i w jakich terminach się płaci.',
    runs: 'Ile kto płaci: obliczane i sprawdzane razem dla wszystkich działek.',
    year: 'Wszystkie stawki roku na jednym ekranie, obok stawek z poprzedniego roku.',
    resolutions: 'Na jakich uchwałach opierają się opłaty, z numerem, datą i dokumentem.',
    feeKinds: 'Za co działkowcy płacą, w jakiej kolejności zalicza się wpłaty i czy są odsetki.',
    exemptions: 'Kto płaci mniej albo wcale, ile mniej, od kiedy i dlaczego.',
    interestRates: 'Ile procent rocznie dopłaca, kto płaci po terminie, i skąd to wiadomo.',
    reminders: 'Kto zalega i komu wysłać przypomnienie, wezwanie albo uprzedzenie.',
    report: 'Ile naliczono, wpłacono i wydano w roku, według przeznaczenia i bez osób.',
    deadlines: 'Co trzeba zrobić, do którego dnia i na jakiej podstawie.',
  },
  runs: 'Naliczenia',
  tariffs: 'Stawki',
  resolutions: 'Uchwały',
  feeKinds: 'Rodzaje opłat',
  exemptions: 'Ulgi i zwolnienia',
  interestRates: 'Stopy odsetek',
  reminders: 'Wezwania',
  report: 'Sprawozdanie roczne',
  deadlines: 'Terminy',
  details: 'Konto rozliczeniowe',
  edit: 'Edycja konta rozliczeniowego',
  show: 'Szczegóły',
  nameOf: ({ garden, reference }: Called) =>
    `${garden === null ? withoutGarden : plotText(garden.name)} – ${reference}`,
  /** The same where it is found by a phrase, which began with the plot's name perhaps; one that is closed says so. */
  foundName: ({ garden, reference, closedOn }: Called & Pick<SettlementListItem, 'closedOn'>) => {
    const name = garden === null ? reference : `${garden.name} – ${reference}`;
    return nameWithState(name, { closedOn });
  },
  nameWithState,
  garden: (garden: SettlementListItem['garden']) =>
    garden === null ? withoutGarden : `${plotText(garden.name)}, ${garden.sector}`,
  period: 'Okres',
  holders: 'Działkowcy',
  owner: 'Podmiot',
  noPayer: '(nie wybrano)',
  receive: 'Przyjmij wpłatę',
  printReceipt: 'Drukuj potwierdzenie',
  notice: 'Zawiadomienie (PDF)',
  statement: 'Stan rozliczeń (PDF)',
  payerHint: 'Osoba lub firma, do której adresuje się pisma o rozliczeniach.',
  saved: 'Zapisano zmiany konta rozliczeniowego',
  section: 'Rozliczenia',
  showPosted: 'Pokaż wpłaty i należności',
  hidePosted: 'Ukryj wpłaty i należności',
  noAccounts: 'Nie ma kont rozliczeniowych',
  /** What is done by hand with accounts without a garden. */
  byHand: {
    open: {
      label: 'Otwórz konto bez działki',
      question: {
        title: 'Otworzyć konto rozliczeniowe?',
        text: 'To konto rozliczeniowe będzie bez działki: dla osoby albo firmy, która nie ma działki, na przykład na nią czeka. Konto rozliczeniowe działki program otwiera sam.',
      },
      running: 'Otwieranie konta rozliczeniowego…',
      done: 'Otwarto konto rozliczeniowe',
    },
    close: {
      label: 'Zamknij konto',
      running: 'Zamykanie konta rozliczeniowego…',
      done: 'Zamknięto konto rozliczeniowe',
    },
    reopen: {
      label: 'Otwórz ponownie',
      running: 'Otwieranie konta rozliczeniowego…',
      done: 'Ponownie otwarto konto rozliczeniowe',
    },
  },
  /** What leaves all payments of an account to the rule again. */
  reset: {
    label: 'Rozlicz wpłaty od nowa',
    question: {
      title: 'Rozliczyć wszystkie wpłaty od nowa?',
      text: 'Program rozliczy wszystkie wpłaty na tym koncie rozliczeniowym: najpierw to, co wskazano w tytule, potem według terminów. Podział wpłat zrobiony ręcznie przepadnie i tego nie da się cofnąć. Zwroty i przeksięgowania zostaną.',
    },
    running: 'Rozliczanie wpłat…',
    done: 'Rozliczono wpłaty od nowa',
  },
  failed: 'Nie udało się wczytać kont rozliczeniowych.',
} as const;

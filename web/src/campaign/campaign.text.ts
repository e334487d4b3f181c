import type { CampaignCounts, CampaignDetails } from '@grzadka/contract/campaign/campaign.model';
import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';

/** The texts of the screens of rounds. */
export const campaignText = {
  list: 'Tury odczytów',
  details: 'Tura odczytów',
  create: 'Nowa tura odczytów',
  edit: 'Edycja tury odczytów',
  show: 'Szczegóły',
  next: 'Liczniki wejdą do tury, gdy ją otworzysz.',
  created: (name: string) => `Dodano turę ${name}`,
  saved: 'Zapisano zmiany tury',
  openRounds: 'Otwarte tury odczytów',
  openRound: (name: string, read: number, meters: number) =>
    `Tura ${name}: ${formatDecimal(read)} z ${formatDecimal(meters)}`,
  progress: 'Postęp odczytów',
  nextSteps: 'Postęp i dalsze kroki',
  draftCounts: (count: number) => `Do tury wejdą liczniki: ${formatDecimal(count)}`,
  noticeBy: (day: string) => `Zawiadom najpóźniej ${dayInFigures(day)}`,
  waiting: (count: number) =>
    `Zgłoszenia do rozpatrzenia: ${formatDecimal(count)}. Turę zamkniesz, gdy je rozpatrzysz.`,
  decide: 'Rozpatrz zgłoszenia',
  disputed: (count: number) =>
    `Dwa różne odczyty: ${formatDecimal(count)}. O każdym zdecyduj w zgłoszeniach: przyjmij zgłoszony odczyt albo go odeślij.`,
  showDisputed: 'Pokaż te liczniki',
  walk: 'Idź na obchód',
  open: 'Otwórz turę',
  openTitle: 'Otworzyć turę odczytów?',
  openQuestion: (count: number) =>
    `Do tury wejdą liczniki: ${formatDecimal(count)}. Odczyty od pierwszego dnia tury będą się do niej liczyć. Otwartej tury nie można usunąć.`,
  opened: 'Otwarto turę odczytów',
  close: 'Zamknij turę',
  finishClosing: 'Dokończ zamykanie',
  isClosing:
    'Program szacuje jeszcze liczniki bez odczytu. Jeśli trwa to dłużej niż minutę, dokończ zamykanie.',
  closeTitle: 'Zamknąć turę odczytów?',
  closeQuestion(counts: CampaignCounts, missing: CampaignDetails['missing']): string {
    const unread = unreadOf(counts);
    if (unread === 0) return 'Wszystkie liczniki tej tury mają odczyt.';
    return `Liczniki bez odczytu: ${formatDecimal(unread)}. ${missingWords[missing]}`;
  },
  closed: (estimated: number, left: number) =>
    `Zamknięto turę odczytów. Oszacowane: ${formatDecimal(estimated)} · Bez odczytu: ${formatDecimal(left)}`,
  reopen: 'Otwórz ponownie',
  reopenTitle: 'Otworzyć turę ponownie?',
  reopenQuestion: (estimated: number) =>
    estimated === 0
      ? 'Liczniki bez odczytu będzie można znowu odczytywać w tej turze.'
      : `Program unieważni szacunki tej tury (${formatDecimal(estimated)}), a te liczniki będą znowu do odczytania.`,
  reopened: 'Otwarto turę ponownie',
  finishReopening: 'Dokończ otwieranie',
  isReopening:
    'Program unieważnia jeszcze szacunki tej tury. Jeśli trwa to dłużej niż minutę, dokończ otwieranie.',
  addMissing: (count: number) => `Dodaj brakujące (${formatDecimal(count)})`,
  added: (count: number) => `Dodano liczniki do tury: ${formatDecimal(count)}`,
  delete: 'Usuń turę',
  deleteTitle: 'Usunąć szkic tury?',
  deleteQuestion: (name: string) =>
    `Szkic tury ${name} zniknie. Liczniki i odczyty się nie zmienią.`,
  deleted: (name: string) => `Usunięto turę ${name}`,
  sheets: 'Arkusz odczytów',
  sheetsHint: 'Dla kogoś, kto odczytuje z kartką albo przepisuje odczyty na komputerze.',
  loadSheet: 'Wczytaj arkusz',
  card: 'Kartka dla działkowców',
  printCard: 'Drukuj kartkę dla działkowców',
  cardHint:
    'Jedna strona do wywieszenia albo wręczenia: jak zgłosić odczyt, do kiedy i z kodem, który prowadzi do logowania.',
  meters: 'Liczniki tury',
  metersOf: (count: number) => `Pokaż liczniki (${formatDecimal(count)})`,
  lastRead: 'Ostatnio odczytane',
  bySector: 'Według sektorów',
  byReader: 'Według odczytujących',
  sector: 'Sektor',
  noSector: 'Bez sektora',
  reader: 'Odczytujący',
  goneReader: 'Usunięte loginy',
  total: 'Liczniki razem',
  read: 'Odczytane',
  inaccessible: 'Niedostępne',
  toRead: 'Do odczytania',
  other: 'Pozostałe',
  assigned: 'Przydzielone',
  left: 'Do odczytania',
  lastSent: 'Ostatnio wysłane',
  nothingSent: 'jeszcze nic',
  nobodyYet: 'Nikt jeszcze nie odczytywał i nikogo nie wybrano.',
  settings: 'Ustawienia tury',
  allSectors: 'wszystkie',
  sectors: 'Sektory',
  sectorsHint: 'Nic nie zaznaczono: wszystkie sektory.',
  roles: 'Przeznaczenie liczników',
  readers: 'Kto odczytuje',
  readersHint: 'Wybierz osoby z loginem. Kto może dodawać odczyty, odczytuje także niewybrany.',
  readersLoading: 'Wczytywanie…',
  noSuchReader: 'Nie ma takiego loginu',
  sectorsOf: (name: string) => `Sektory: ${name}`,
  allSectorsOf: 'Nic nie zaznaczono: wszystkie sektory tury.',
  nobodyChosen: 'osoby, które mogą dodawać odczyty',
  readerSectors: (name: string, sectors: readonly string[]) =>
    sectors.length === 0 ? name : `${name} (${sectors.join(', ')})`,
} as const;

/** What becomes of the meters that nobody read, as the question before the closing says it. */
const missingWords = {
  estimate:
    'Program wpisze im szacunki według zwykłego zużycia. Bez odczytu zostaną te, których zwykłego zużycia nie zna.',
  leave: 'Zostaną bez odczytu.',
} as const satisfies Record<CampaignDetails['missing'], string>;

/** The meters that nobody has read, nor reported. */
function unreadOf(counts: CampaignCounts): number {
  return counts['to-read'] + counts.inaccessible;
}

/** How far a round is, or a part of it: what it mostly consists of always, the rest where there is some. */
export function countsText(counts: CampaignCounts): string {
  const rest = [
    ['Zgłoszone', counts.reported],
    ['Dwa różne odczyty', counts.disputed],
    ['Oszacowane', counts.estimated],
  ] as const;
  return [
    `Odczytane: ${formatDecimal(counts.read)} z ${formatDecimal(counts.total)}`,
    `Niedostępne: ${formatDecimal(counts.inaccessible)}`,
    `Do odczytania: ${formatDecimal(counts['to-read'])}`,
    ...rest.flatMap(([label, count]) => (count > 0 ? [`${label}: ${formatDecimal(count)}`] : [])),
  ].join(' · ');
}

/** Why something is not done with a round, or a reading of its walk is not taken. */
export const campaignRefusals = {
  takenName: 'Jest już tura o tej nazwie. Wpisz inną.',
  noSuchSector: 'Któregoś z wybranych sektorów już nie ma. Wybierz ponownie.',
  noSuchReader: 'Któregoś z wybranych loginów już nie ma albo jest nieaktywny. Wybierz ponownie.',
  readerTwice: 'Ta sama osoba jest na liście dwa razy. Zostaw ją raz.',
  notDraft: 'Ta tura jest już otwarta albo zamknięta. Usunąć i otworzyć można tylko szkic.',
  notOpen: 'Ta tura nie jest otwarta. Odśwież dane.',
  notClosed: 'Ta tura nie jest zamknięta. Odśwież dane.',
  closed: 'Ta tura jest zamknięta. Otwórz ją ponownie, żeby ją zmienić.',
  noMeters:
    'Do tej tury nie pasuje żaden czynny licznik. Zmień sektory, rodzaj albo przeznaczenie.',
  meterInOther: (meter: string, campaign: string) =>
    `Licznik ${meter} jest już w turze ${campaign}. Zamknij tamtą turę albo zmień sektory tej.`,
  waiting: (count: number) => `Najpierw rozpatrz zgłoszenia: ${count}`,
  charged: (number: string) =>
    `Odczytów tej tury użyto w naliczeniu ${number} – nie można jej otworzyć ponownie.`,
  tooManyMeters: (most: number) =>
    `Tura może mieć najwyżej ${most} liczników. Podziel ją według sektorów albo rodzaju.`,
  notReader: 'Nie ma Cię wśród osób, które odczytują w tej turze. Poproś o to zarząd ogrodu.',
  notWalked: 'Ta tura nie jest teraz otwarta. Poczekaj, aż zarząd ją otworzy.',
  walkOver: 'Ta tura jest już zamknięta. Dalsze odczyty podaj w biurze.',
  meterNotInRound: 'Tego licznika nie ma w tej turze. Przekaż odczyt do biura.',
  draftEntry: 'Ta tura nie jest jeszcze otwarta. Wyślij ponownie, gdy zarząd ją otworzy.',
  outsideSectors:
    'Ten licznik nie jest w Twoich sektorach. Powiedz w biurze, dlaczego nie dało się go odczytać.',
  keyOfOther: 'Pod tym wpisem zapisano już odczyt innego licznika. Wpisz odczyt ponownie.',
  keyOfPerson: 'Pod tym wpisem zapisano już odczyt innej osoby. Wpisz odczyt ponownie.',
  noReports:
    'W tej turze działkowcy nie zgłaszają odczytów. Zmień to w ustawieniach tury i wydrukuj kartkę.',
  publicUrlMissing:
    'Program nie wie, pod jakim adresem otwierają go działkowcy. Poproś administratora komputera, żeby go ustawił (PUBLIC_URL).',
  noReason: 'Wybierz powód',
  badTime: 'Nie wiadomo, kiedy odczytano. Wpisz odczyt ponownie.',
} as const;

import { dayText, saturdayAfter } from '../day-text.ts';
import { type DemoDocument, textBody } from '../document.ts';
import { feeRates, money } from '../fee-rates.ts';

/** Rules, resolutions, minutes and reports. */
export const documentsOfOffice: readonly DemoDocument[] = [
  {
    when: { on: '05-20', yearsAgo: 1 },
    pinnedFor: 'always',
    write: (day) => ({
      name: 'Regulamin ogrodu',
      fileName: 'regulamin-ogrodu',
      body: textBody(
        `Regulamin ogrodu, tekst jednolity z ${dayText(day)}`,
        '§ 1. Działka służy do wypoczynku i uprawy roślin na własne potrzeby.',
        '§ 2. Altana ma najwyżej 35 m² powierzchni zabudowy i 5 m wysokości.',
        '§ 3. Drzewa wysokie sadzi się co najmniej 3 m od granicy działki.',
        '§ 4. Cisza obowiązuje od 22:00 do 6:00, a w niedziele także od 13:00 do 15:00.',
        '§ 5. Spalanie liści, gałęzi i odpadów jest zabronione.',
        '§ 6. Psy prowadzi się na smyczy.',
        '§ 7. Po alejach jeździ się samochodem tylko do rozładunku, do 5 km/h.',
      ),
    }),
  },
  {
    when: { on: '04-10', yearsAgo: 1 },
    pinnedFor: 'always',
    write: () => ({
      name: 'Statut stowarzyszenia',
      fileName: 'statut',
      body: textBody(
        'Statut stowarzyszenia',
        'Rozdział I. Nazwa, teren działania, siedziba',
        'Rozdział II. Cele i środki działania',
        'Rozdział III. Członkowie, ich prawa i obowiązki',
        'Rozdział IV. Walne zebranie, zarząd, komisja rewizyjna',
        'Rozdział V. Majątek i opłaty',
        'Rozdział VI. Postanowienia końcowe',
      ),
    }),
  },
  {
    when: { on: '03-30' },
    write: (day) => ({
      name: `Uchwała nr 1/${day.year} w sprawie opłat`,
      fileName: `uchwala-1-${day.year}`,
      body: textBody(
        `Uchwała nr 1/${day.year} walnego zebrania`,
        `1. Opłata ogrodowa wynosi ${money(feeRates(day.year).area)} za metr kwadratowy.`,
        `2. Opłata za wywóz odpadów wynosi ${money(feeRates(day.year).waste)} od działki.`,
        '3. Uchwałę podjęto jawnie: za 121, przeciw 14, wstrzymało się 8.',
      ),
    }),
  },
  {
    when: { on: '03-30' },
    write: (day) => ({
      name: `Uchwała nr 2/${day.year} w sprawie remontu ogrodzenia`,
      fileName: `uchwala-2-${day.year}`,
      body: textBody(
        `Uchwała nr 2/${day.year} walnego zebrania`,
        '1. Zarząd zleci wymianę 180 m ogrodzenia od strony ulicy Ogrodowej.',
        '2. Koszt do 46 000 zł pokrywa fundusz rozwoju.',
        '3. Uchwałę podjęto jawnie: za 138, przeciw 2, wstrzymało się 3.',
      ),
    }),
  },
  {
    when: { on: '04-02', yearsAgo: 1 },
    write: (day) => ({
      name: `Uchwała nr 1/${day.year} w sprawie wyboru władz`,
      fileName: `uchwala-1-${day.year}`,
      body: textBody(
        `Uchwała nr 1/${day.year} walnego zebrania`,
        '1. Walne zebranie wybiera zarząd w składzie pięciu osób.',
        '2. Walne zebranie wybiera komisję rewizyjną w składzie trzech osób.',
        '3. Protokół komisji skrutacyjnej stanowi załącznik.',
      ),
    }),
  },
  {
    when: { on: '04-12' },
    write: (day) => ({
      name: `Protokół z walnego zebrania ${day.year}`,
      fileName: `protokol-walne-${day.year}`,
      body: textBody(
        `Protokół z walnego zebrania w roku ${day.year}`,
        'Obecnych: 143 uprawnionych. Zebranie odbyło się w drugim terminie.',
        '1. Przyjęto sprawozdanie zarządu i komisji rewizyjnej.',
        '2. Udzielono zarządowi absolutorium.',
        `3. Podjęto uchwały nr 1/${day.year} i 2/${day.year}.`,
        '4. Wolne wnioski: oświetlenie alejek, dzikie wysypisko, plac zabaw.',
      ),
    }),
  },
  {
    when: { on: '04-15', yearsAgo: 1 },
    write: (day) => ({
      name: `Protokół z walnego zebrania ${day.year}`,
      fileName: `protokol-walne-${day.year}`,
      body: textBody(
        `Protokół z walnego zebrania w roku ${day.year}`,
        'Obecnych: 167 uprawnionych. Zebranie odbyło się w drugim terminie.',
        '1. Wybrano zarząd i komisję rewizyjną.',
        '2. Przyjęto preliminarz.',
      ),
    }),
  },
  {
    when: { on: '03-03' },
    lasts: { months: 6 },
    write: (day) => ({
      name: `Sprawozdanie zarządu za rok ${day.year - 1}`,
      fileName: `sprawozdanie-zarzadu-${day.year - 1}`,
      body: textBody(
        `Sprawozdanie zarządu za rok ${day.year - 1}`,
        'Zarząd odbył dwanaście posiedzeń i podjął trzydzieści jeden uchwał.',
        'Przyjęto dwudziestu trzech nowych działkowców.',
        'Wyremontowano hydrofornię i wymieniono czternaście wodomierzy.',
        'Ściągalność opłat wyniosła 96 procent.',
      ),
    }),
  },
  {
    when: { on: '03-05' },
    lasts: { months: 6 },
    write: (day) => ({
      name: `Sprawozdanie komisji rewizyjnej za rok ${day.year - 1}`,
      fileName: `komisja-rewizyjna-${day.year - 1}`,
      body: textBody(
        `Sprawozdanie komisji rewizyjnej za rok ${day.year - 1}`,
        'Komisja sprawdziła dokumenty kasowe, umowy i stan majątku.',
        'Nieprawidłowości nie stwierdzono. Komisja wnosi o absolutorium.',
      ),
    }),
  },
  {
    when: { daysAgo: -14 },
    lasts: { months: 1 },
    pinnedFor: { weeks: 3 },
    write: (day) => ({
      name: 'Porządek obrad zebrania sektora 3',
      fileName: 'zebranie-sektora-3',
      body: textBody(
        'Zebranie sektora 3',
        `Termin: sobota, ${dayText(saturdayAfter(day, 14))}, godzina 10:00, świetlica.`,
        '1. Oświetlenie alejek po kradzieży przewodów',
        '2. Wybór gospodarza sektora',
        '3. Wolne wnioski',
      ),
    }),
  },
  {
    when: 'draft',
    write: () => ({
      name: 'Projekt zmian w regulaminie',
      fileName: 'regulamin-projekt-zmian',
      body: textBody(
        'Projekt zmian w regulaminie',
        'W § 7 dodaje się zdanie: Wjazd jest możliwy za okazaniem przepustki.',
        'Do uzgodnienia z zarządem.',
      ),
    }),
  },
];

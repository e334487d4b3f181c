import { type DemoDocument, textBody } from '../document.ts';
import { feeRates } from '../fee-rates.ts';

const blank = '................................................';

function zlotys(grosze: number): string {
  return (grosze / 100).toFixed(2).replace('.', ',');
}

function feeTable(year: number) {
  const { area, membership, waste, water } = feeRates(year);
  return [
    ['opłata', 'jednostka', 'kwota w zł'],
    ['opłata ogrodowa', 'm²', zlotys(area)],
    ['składka członkowska', 'osoba', zlotys(membership)],
    ['odpady', 'działka', zlotys(waste)],
    ['woda', 'm³', zlotys(water)],
  ];
}

/** Tables, forms, instructions and pictures. */
export const documentsToUse: readonly DemoDocument[] = [
  {
    when: { on: '01-02' },
    pinnedFor: 'always',
    write: ({ year }) => ({
      name: `Tabela opłat na rok ${year}`,
      fileName: `oplaty-${year}`,
      body: { kind: 'table', rows: feeTable(year) },
    }),
  },
  {
    when: { on: '01-02', yearsAgo: 1 },
    lasts: { years: 1 },
    pinnedFor: { years: 1 },
    write: ({ year }) => ({
      name: `Tabela opłat na rok ${year}`,
      fileName: `oplaty-${year}`,
      body: { kind: 'table', rows: feeTable(year) },
    }),
  },
  {
    when: { on: '07-01' },
    write: ({ year }) => ({
      name: `Progi rozliczania energii ${year}`,
      fileName: `energia-progi-${year}`,
      body: {
        kind: 'table',
        rows: [
          ['zużycie do (kWh)', 'cena za kWh w zł'],
          ...feeRates(year).energy.map(({ upTo, price }) => [upTo ?? 'bez limitu', zlotys(price)]),
        ],
      },
    }),
  },
  {
    when: { daysAgo: 40 },
    lasts: { months: 4 },
    pinnedFor: { months: 4 },
    write: () => ({
      name: 'Harmonogram dyżurów zarządu',
      fileName: 'dyzury-zarzadu',
      body: {
        kind: 'table',
        rows: [
          ['dzień', 'godziny', 'kto'],
          ['pierwsza sobota miesiąca', '10:00–12:00', 'prezes'],
          ['druga sobota miesiąca', '10:00–12:00', 'wiceprezes'],
          ['drugi wtorek miesiąca', '16:00–18:00', 'skarbnik'],
        ],
      },
    }),
  },
  {
    when: { on: '03-15' },
    lasts: { months: 9 },
    write: ({ year }) => ({
      name: `Harmonogram wywozu odpadów ${year}`,
      fileName: `odpady-${year}`,
      body: {
        kind: 'table',
        rows: [
          ['miesiąc', 'odpady zmieszane', 'odpady zielone'],
          ...['kwiecień', 'maj', 'czerwiec', 'lipiec', 'sierpień', 'wrzesień', 'październik'].map(
            (month, index) => [month, 3 + index, 10 + index],
          ),
        ],
      },
    }),
  },
  {
    when: { on: '03-03' },
    lasts: { months: 6 },
    write: ({ year }) => ({
      name: `Sprawozdanie finansowe za rok ${year - 1}`,
      fileName: `finanse-${year - 1}`,
      body: {
        kind: 'table',
        rows: [
          ['pozycja', 'przychody w zł', 'koszty w zł'],
          ['opłaty ogrodowe', '187420,50', '0,00'],
          ['woda', '61210,00', '60874,35'],
          ['energia', '48730,20', '49102,77'],
          ['odpady', '66600,00', '71384,00'],
          ['remonty', '0,00', '83910,44'],
        ],
      },
    }),
  },
  {
    when: { on: '02-12', yearsAgo: 1 },
    write: () => ({
      name: 'Deklaracja członkowska',
      fileName: 'deklaracja-czlonkowska',
      body: textBody(
        'Deklaracja członkowska',
        `Imię i nazwisko: ${blank}`,
        `Adres: ${blank}`,
        `Sektor i numer działki: ${blank}`,
        'Proszę o przyjęcie do stowarzyszenia. Znam statut i regulamin ogrodu.',
        `Data i podpis: ${blank}`,
      ),
    }),
  },
  {
    when: { on: '02-12', yearsAgo: 1 },
    write: () => ({
      name: 'Wniosek o zamianę działki',
      fileName: 'wniosek-zamiana',
      body: textBody(
        'Wniosek o zamianę działki',
        `Obecna działka: ${blank}`,
        `Proponowana działka: ${blank}`,
        `Uzasadnienie: ${blank}`,
      ),
    }),
  },
  {
    when: { on: '08-18' },
    write: () => ({
      name: 'Zgłoszenie budowy altany',
      fileName: 'zgloszenie-altana',
      body: textBody(
        'Zgłoszenie budowy altany',
        `Działka: ${blank}`,
        'Wymiary (długość, szerokość, wysokość): .............................',
        'Załączniki: szkic z odległościami od granic, zgoda sąsiadów.',
      ),
    }),
  },
  {
    when: { on: '01-20' },
    write: () => ({
      name: 'Zgoda na doręczanie pism pocztą elektroniczną',
      fileName: 'zgoda-poczta-elektroniczna',
      body: textBody(
        'Zgoda na doręczanie pism',
        `Zgadzam się na doręczanie zawiadomień na adres: ${blank}`,
        'Zgodę mogę odwołać w każdej chwili.',
      ),
    }),
  },
  {
    when: { on: '09-22' },
    write: () => ({
      name: 'Instrukcja korzystania ze szklarni',
      fileName: 'instrukcja-szklarni',
      body: textBody(
        'Jak korzystać ze szklarni',
        '1. Pobierz klucz w biurze i wpisz się do zeszytu.',
        '2. Otwórz okna dachowe, jeśli w środku jest ponad 28 stopni.',
        '3. Podlewaj deszczówką ze zbiorników.',
        '4. Zamknij drzwi i oddaj klucz.',
      ),
    }),
  },
  {
    when: { on: '05-04', yearsAgo: 1 },
    pinnedFor: 'always',
    write: () => ({
      name: 'Plan ogrodu',
      fileName: 'plan-ogrodu',
      body: { kind: 'picture', scene: 'plan' },
    }),
  },
  {
    when: { on: '09-10' },
    write: ({ year }) => ({
      name: `Święto działkowca ${year}: zdjęcie`,
      fileName: `święto-działkowca-${year}`,
      body: { kind: 'picture', scene: 'gathering' },
    }),
  },
  {
    when: { on: '10-30', yearsAgo: 1 },
    write: () => ({
      name: 'Zdjęcie nowej bramy',
      fileName: 'nowa-brama',
      body: { kind: 'picture', scene: 'gate' },
    }),
  },
];

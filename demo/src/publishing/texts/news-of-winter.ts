import { dayText, saturdayAfter, shortDay } from '../day-text.ts';
import type { DemoEntry } from '../entry.ts';
import { energyTiers, feeRates, money } from '../fee-rates.ts';
import { em, h2, h3, link, mail, ol, p, quote, strong, ul } from '../html.ts';

/** News of December, January and February. */
export const newsOfWinter: readonly DemoEntry[] = [
  {
    when: { on: '12-04' },
    lasts: { years: 1 },
    write: (day) => {
      const { area, membership, waste } = feeRates(day.year + 1);
      return {
        title: `Opłaty na rok ${day.year + 1}`,
        blocks: [
          p('Zawiadomienia o opłatach roześlemy w styczniu. Stawki na przyszły rok:'),
          ul(
            `opłata ogrodowa: ${money(area)} za m²,`,
            `składka członkowska: ${money(membership)},`,
            `odpady: ${money(waste)} od działki.`,
          ),
          h3('Terminy') +
            p(
              `Pierwsza rata do ${strong('31 marca')}, druga do ${strong('30 czerwca')}. Kto woli, płaci całość od razu.`,
            ),
          p('W tytule przelewu prosimy podać numer działki i sektora.'),
        ],
      };
    },
  },
  {
    when: { on: '12-09', yearsAgo: 1 },
    lasts: { days: 14 },
    write: (day) => ({
      title: 'Spotkanie opłatkowe w świetlicy',
      blocks: [
        p(
          `Zapraszamy w sobotę ${dayText(saturdayAfter(day, 5))} o 15:00. Barszcz i pierogi zapewnia zarząd, ciasta mile widziane.`,
        ),
        { scene: 'winter', alt: 'Ośnieżona altana wśród drzew, pada śnieg' },
        p('Osoby starsze i samotne chętnie podwieziemy, wystarczy zgłosić to w biurze.'),
      ],
    }),
  },
  {
    when: { on: '12-12' },
    lasts: { days: 12 },
    write: (day) => ({
      title: 'Grudniowy odczyt liczników energii',
      blocks: [
        p(
          `Liczniki energii spisujemy od ${shortDay(day.with({ day: 17 }))}, po jednym sektorze dziennie. Skrzynki muszą być dostępne.`,
        ),
        p(
          'Na podstawie tego odczytu rozliczymy cały rok, prosimy więc sprawdzić stan razem z odczytującym.',
        ),
      ],
    }),
  },
  {
    when: { on: '12-21' },
    lasts: { weeks: 3 },
    write: (day) => ({
      title: 'Życzenia świąteczne',
      blocks: [
        { scene: 'winter', alt: 'Ogród pod śniegiem, pośrodku altana' },
        quote(
          `Spokojnych świąt, zdrowia i dobrych plonów w ${day.year + 1} roku życzy wszystkim działkowcom i ich rodzinom zarząd ogrodu.`,
        ),
        p('Biuro jest nieczynne do Trzech Króli.'),
      ],
    }),
  },
  {
    when: { on: '01-08' },
    write: () => ({
      title: 'Pomóżmy ptakom przetrwać zimę',
      blocks: [
        p(
          'W alejach wisi dwadzieścia karmników. Kto przechodzi obok, może dosypać ziaren ze skrzynki przy bramie.',
        ),
        h3('Czym karmić') +
          ul('słonecznikiem niesolonym,', 'kulami z łoju,', 'jabłkami przekrojonymi na pół.'),
        p(`Chleb im szkodzi. Raz rozpoczęte dokarmianie trzeba prowadzić ${em('do wiosny')}.`),
      ],
    }),
  },
  {
    when: { on: '01-17', yearsAgo: 1 },
    lasts: { weeks: 4 },
    write: (day) => ({
      title: 'Kurs dla początkujących działkowców',
      blocks: [
        p(
          `Trzy spotkania w świetlicy, pierwsze w sobotę ${dayText(saturdayAfter(day, 14))} o 11:00.`,
        ),
        ol(
          'Gleba, kompost i plan grządek',
          'Siew i rozsada w domu',
          'Kalendarz prac i ochrona bez chemii',
        ),
        p(
          `Udział jest bezpłatny, nowi działkowcy otrzymają zaświadczenie. Zapisy: ${mail('biuro')}.`,
        ),
      ],
    }),
  },
  {
    when: { on: '01-29', yearsAgo: 1 },
    lasts: { months: 3 },
    write: (day) => ({
      title: `Rozliczenie energii za rok ${day.year - 1}`,
      blocks: [
        p(
          'Rozliczenia są gotowe do odbioru w biurze. Kto podał adres, dostał je pocztą elektroniczną.',
        ),
        h2('Zastosowane stawki') + ul(...energyTiers(day.year - 1)),
        p(
          'Reklamacje przyjmujemy na piśmie przez trzydzieści dni. Nadpłaty zaliczamy na poczet opłat.',
        ),
      ],
    }),
  },
  {
    when: { on: '02-08' },
    lasts: { weeks: 4 },
    write: (day) => ({
      title: 'Pokaz cięcia drzew owocowych',
      blocks: [
        p(
          `Instruktorka pokaże, jak ciąć jabłonie i grusze, w sobotę ${dayText(saturdayAfter(day, 7))} o 10:00 w alei starych jabłoni.`,
        ),
        { scene: 'winter', alt: 'Ośnieżone drzewa w zimowym sadzie' },
        h3('Warto zabrać') + ul('ostry sekator,', 'ciepłe rękawice,', 'notes i pytania.'),
        p(
          `Kto nie może przyjść, znajdzie podstawy tutaj: ${link('https://poradnik.example.com/ciecie-drzew', 'cięcie krok po kroku')}.`,
        ),
      ],
    }),
  },
  {
    when: { on: '02-20', yearsAgo: 1 },
    lasts: { weeks: 6 },
    write: () => ({
      title: 'Przypomnienie: opłaty do 31 marca',
      blocks: [
        p(
          `Do końca marca prosimy wpłacić pierwszą ratę. Jeśli spłata sprawia kłopot, napisz do skarbnika (${mail('skarbnik')}): raty rozłożymy.`,
        ),
      ],
    }),
  },
];

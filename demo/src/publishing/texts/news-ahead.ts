import { dayText, saturdayAfter } from '../day-text.ts';
import type { DemoEntry } from '../entry.ts';
import { h2, h3, mail, ol, p, strong, ul } from '../html.ts';

/** News that are still to come, and some that are not finished. */
export const newsAhead: readonly DemoEntry[] = [
  {
    when: { daysAgo: -9 },
    lasts: { weeks: 4 },
    write: (day) => ({
      title: 'Szkolenie z pierwszej pomocy',
      blocks: [
        p(
          `W sobotę ${dayText(saturdayAfter(day, 14))} o 10:00 ratownicy poprowadzą w świetlicy czterogodzinne szkolenie. Będą fantomy i defibrylator, który wisi przy wejściu do Domu Działkowca.`,
        ),
        ul('grupa do dwudziestu osób,', 'udział bezpłatny,', 'każdy dostanie apteczkę.'),
        p(`Zapisy w biurze albo: ${mail('biuro')}.`),
      ],
    }),
  },
  {
    when: { daysAgo: -16 },
    lasts: { months: 2 },
    write: (day) => ({
      title: 'Wolne działki: nabór wniosków',
      blocks: [
        p(
          `Do objęcia są cztery działki w sektorach 1 i 3. Wnioski przyjmujemy do ${dayText(day.add({ weeks: 6 }))}.`,
        ),
        { scene: 'shed', alt: 'Altana i drzewa na działce, która czeka na nowych gospodarzy' },
        h3('Jak wziąć udział') +
          ol(
            'Obejrzyj działkę z gospodarzem sektora.',
            'Złóż wniosek w biurze.',
            'Czekaj na telefon.',
          ),
      ],
    }),
  },
  {
    when: 'draft',
    write: () => ({
      title: 'Remont świetlicy: co planujemy',
      blocks: [
        p('Przed publikacją trzeba uzupełnić kosztorys.'),
        h2('Zakres') +
          ul('nowa podłoga,', 'kuchnia z okapem,', 'podjazd dla wózków,', 'malowanie.'),
        p(`Koszt: ${strong('do uzupełnienia')}.`),
      ],
    }),
  },
  {
    when: 'draft',
    write: () => ({
      title: 'Parkowanie na terenie ogrodu (propozycja)',
      blocks: [
        p('Szkic do dyskusji na posiedzeniu zarządu.'),
        ol('Wjazd tylko z przepustką.', 'Rozładunek do piętnastu minut.', 'Prędkość do 5 km/h.'),
      ],
    }),
  },
];

import { dayText, saturdayAfter, shortDay } from '../day-text.ts';
import type { DemoEntry } from '../entry.ts';
import { energyTiers } from '../fee-rates.ts';
import { em, h2, h3, link, mail, ol, p, phone, quote, strong, ul } from '../html.ts';

/** News of June, July and August. */
export const newsOfSummer: readonly DemoEntry[] = [
  {
    when: { on: '06-03' },
    write: () => ({
      title: 'Dzień Dziecka na polanie: dziękujemy!',
      blocks: [
        p(
          'Ponad sześćdziesięcioro dzieci szukało skarbów między grządkami, sadziło słoneczniki i zjadło trzy blachy drożdżówki.',
        ),
        { scene: 'gathering', alt: 'Stoły pod kolorowymi lampionami na polanie' },
        p(
          'Dziękujemy wszystkim, którzy piekli, nosili ławki i pilnowali ogniska. Słoneczniki przy placu zabaw podlewamy na zmianę, lista wisi w świetlicy.',
        ),
      ],
    }),
  },
  {
    when: { on: '06-12' },
    lasts: { months: 2 },
    write: () => ({
      title: 'Susza: podlewajmy oszczędnie',
      blocks: [
        p(
          `Od dwóch tygodni nie padało, a pompa pracuje bez przerwy. Prosimy podlewać ${strong('przed 8:00 albo po 19:00')}, kiedy woda nie paruje.`,
        ),
        h3('Jak zużyć mniej') +
          ul(
            'podlewaj rzadziej, ale obficie, prosto pod korzenie,',
            'ściółkuj grządki skoszoną trawą,',
            'zbieraj deszczówkę z dachu altany,',
            'nie podlewaj trawnika: odrośnie po pierwszym deszczu.',
          ),
        p(`Napełnianie basenów z sieci ogrodu jest do odwołania ${strong('zabronione')}.`),
      ],
    }),
  },
  {
    when: { on: '06-15', yearsAgo: 1 },
    lasts: { days: 12 },
    write: (day) => ({
      title: 'Noc świętojańska w ogrodzie',
      blocks: [
        p(
          `Zapraszamy ${shortDay(day.with({ month: 6, day: 23 }))} o 19:00 na polanę: wianki, ognisko, śpiewy i opowieści o kwiecie paproci.`,
        ),
        { scene: 'gathering', alt: 'Lampiony nad stołami o zmierzchu' },
        p('Kiełbaski i dobry humor przynosimy własne. Ognisko gasimy o 23:00.'),
      ],
    }),
  },
  {
    when: { on: '07-01' },
    write: (day) => ({
      title: 'Nowe progi rozliczania energii',
      blocks: [
        p(
          'Dostawca podniósł ceny, dlatego zgodnie z uchwałą walnego zebrania energię od lipca rozliczamy w trzech progach. Kto zużywa mało, zapłaci prawie tyle co dotąd.',
        ),
        h2('Progi') + ul(...energyTiers(day.year)),
        p('Próg liczy się od początku roku, osobno dla każdego licznika.'),
        h3('Przykład') +
          p(
            'Działka, która zużyła w roku 620 kWh, płaci za 500 kWh według pierwszego progu, a za pozostałe 120 kWh według drugiego.',
          ),
        p(`Pytania o rozliczenie: ${mail('skarbnik')}, telefon ${phone('217340')}.`),
      ],
    }),
  },
  {
    when: { on: '07-09', yearsAgo: 1 },
    lasts: { days: 12 },
    write: (day) => ({
      title: 'Lipcowy odczyt wodomierzy',
      blocks: [
        p(
          `Wodomierze spisujemy od ${shortDay(day.with({ day: 14 }))}: pierwszego dnia w sektorze 1, potem w sektorze 2 i 3, od godziny 9:00.`,
        ),
        ol(
          'Odsłoń studzienkę i usuń z niej wodę.',
          'Przytnij krzewy, które zasłaniają wodomierz.',
          'Jeśli cię nie będzie, zostaw w furtce kartkę ze stanem i datą.',
        ),
      ],
    }),
  },
  {
    when: { on: '07-20' },
    write: () => ({
      title: 'Włamania do altan w sektorze 2',
      blocks: [
        p(
          'W nocy z piątku na sobotę włamano się do czterech altan. Zginęły kosiarka, dwa rowery i narzędzia. Sprawę prowadzi komisariat policji.',
        ),
        h3('Jak się chronić') +
          ol(
            'Zamykaj furtkę, także gdy jesteś na działce.',
            'Nie zostawiaj w altanie elektronarzędzi ani butli z gazem.',
            'Spisz numery fabryczne sprzętu i zrób zdjęcia.',
            'Zwracaj uwagę na obce samochody przy ogrodzeniu.',
          ),
        quote('Najlepszym zabezpieczeniem jest sąsiad, który wie, kto powinien być na działce.'),
        p(
          `Kto coś widział, proszony jest o telefon do zarządu: ${phone('112908')}. W nagłych wypadkach dzwonimy pod ${strong('112')}.`,
        ),
      ],
    }),
  },
  {
    when: { on: '07-28', yearsAgo: 1 },
    write: () => ({
      title: 'Wyróżnienie w konkursie na najładniejszy ogród',
      blocks: [
        p(
          'Komisja miejskiego konkursu oglądała trzydzieści ogrodów i przyznała nam wyróżnienie za aleję starych jabłoni.',
        ),
        { scene: 'orchard', alt: 'Jabłonie pełne czerwonych owoców w równych rzędach' },
        p(
          'Nagrodę, bon na pięćdziesiąt sadzonek, przeznaczymy na uzupełnienie alei. Gratulujemy wszystkim, którzy o nią dbają!',
        ),
        { scene: 'shed', alt: 'Drewniana altana wśród drzew i kwiatów' },
        p('Na zdjęciu altana, którą komisja wskazała jako wzór.'),
      ],
    }),
  },
  {
    when: { on: '08-05', yearsAgo: 1 },
    write: () => ({
      title: 'Mszyce i ślimaki bez chemii',
      blocks: [
        p(
          'Instruktorka ogrodowa zebrała sprawdzone sposoby. Wszystkie są bezpieczne dla pszczół i jeży.',
        ),
        h3('Na mszyce') +
          ul(
            'wyciąg z pokrzywy, jeden do dziesięciu,',
            'roztwór szarego mydła,',
            'nagietki między warzywami.',
          ),
        h3('Na ślimaki') +
          ul(
            'deski, pod które same wejdą,',
            'popiół wokół sałaty,',
            'podlewanie rano zamiast wieczorem.',
          ),
        p(
          `Więcej porad: ${link('https://poradnik.example.com/ochrona-roslin', 'poradnik ochrony roślin')} ${em('(strona zewnętrzna)')}.`,
        ),
      ],
    }),
  },
  {
    when: { on: '08-24' },
    lasts: { weeks: 2 },
    write: (day) => ({
      title: 'Zapraszamy na święto działkowca',
      blocks: [
        p(`Świętujemy w sobotę ${strong(dayText(saturdayAfter(day, 7)))} na polanie.`),
        h2('Program') +
          ul(
            '11:00 otwarcie wystawy plonów,',
            '12:00 konkurs na największą dynię,',
            '13:00 obiad i ciasta domowe,',
            '15:00 gry i zabawy dla dzieci,',
            '17:00 potańcówka z orkiestrą.',
          ),
        { scene: 'gathering', alt: 'Polana przygotowana na zabawę, nad stołami lampiony' },
        p('Eksponaty na wystawę przyjmujemy w świetlicy dzień wcześniej od 16:00 do 19:00.'),
      ],
    }),
  },
];

import { dayText, saturdayAfter, shortDay } from '../day-text.ts';
import type { DemoEntry } from '../entry.ts';
import { feeRates, money } from '../fee-rates.ts';
import { h2, h3, link, mail, ol, p, quote, strong, ul } from '../html.ts';

/** News of March, April and May. */
export const newsOfSpring: readonly DemoEntry[] = [
  {
    when: { on: '03-04' },
    lasts: { weeks: 4 },
    write: (day) => ({
      title: `Walne zebranie sprawozdawcze ${day.year}`,
      blocks: [
        p(
          `Zarząd zaprasza na walne zebranie w sobotę ${strong(dayText(saturdayAfter(day, 14)))}. Pierwszy termin: godzina 10:00, drugi: 10:30, w świetlicy Domu Działkowca.`,
        ),
        h3('Porządek obrad') +
          ol(
            'Otwarcie zebrania i wybór przewodniczącego',
            `Sprawozdanie zarządu za rok ${day.year - 1}`,
            'Sprawozdanie komisji rewizyjnej',
            'Dyskusja i głosowanie nad absolutorium',
            'Opłaty i preliminarz na bieżący rok',
            'Wolne wnioski',
          ),
        quote(
          'W drugim terminie zebranie podejmuje uchwały niezależnie od liczby obecnych działkowców.',
        ),
        p(
          `Wnioski do uchwał można składać w biurze albo pocztą elektroniczną: ${mail('zarzad')}. Prosimy zabrać dokument tożsamości.`,
        ),
      ],
    }),
  },
  {
    when: { on: '03-10', yearsAgo: 1 },
    lasts: { weeks: 3 },
    write: (day) => ({
      title: 'Walne zebranie wyborcze: zgłaszanie kandydatów',
      blocks: [
        p(
          `W sobotę ${dayText(saturdayAfter(day, 14))} wybierzemy zarząd i komisję rewizyjną na kolejną kadencję. Kandydatów można zgłaszać do środy poprzedzającej zebranie.`,
        ),
        ul(
          'zgłoszenie podpisuje kandydat i dwóch działkowców,',
          'karty zgłoszeń są w biurze ogrodu,',
          'na zebraniu każdy kandydat ma trzy minuty na przedstawienie się.',
        ),
      ],
    }),
  },
  {
    when: { on: '03-28' },
    write: (day) => ({
      title: 'Co uchwaliło walne zebranie',
      blocks: [
        p(
          'W zebraniu wzięło udział 143 działkowców. Dziękujemy za liczną obecność i rzeczową dyskusję.',
        ),
        h2('Najważniejsze uchwały') +
          ol(
            `opłata ogrodowa w wysokości ${strong(money(feeRates(day.year).area))} za metr kwadratowy,`,
            'remont ogrodzenia od strony ulicy Ogrodowej,',
            'wymiana lamp w alejkach na oszczędne,',
            'drugi dzień dyżuru biura od maja do września.',
          ),
        p('Pełne teksty uchwał i protokół są w dokumentach ogrodu oraz do wglądu w biurze.'),
      ],
    }),
  },
  {
    when: { on: '04-02' },
    lasts: { weeks: 3 },
    write: (day) => ({
      title: 'Woda wraca na działki 14 kwietnia',
      blocks: [
        p(
          `Wodę puszczamy ${strong(dayText(day.with({ month: 4, day: 14 })))} od godziny 9:00, kolejno w sektorach 1, 2 i 3. Jeśli w nocy zapowiadany będzie silny mróz, termin przesuniemy i damy znać na tablicy przy bramie.`,
        ),
        { scene: 'tap', alt: 'Kran ogrodowy i konewka na tle zielonych grządek' },
        h3('Zanim popłynie woda') +
          ul(
            'zakręć zawór przy wodomierzu i krany na działce,',
            'sprawdź, czy rury nie popękały przez zimę,',
            'przygotuj wodomierz do spisania stanu, dojście musi być wolne.',
          ),
        p('Kto nie może być na miejscu, niech zostawi klucz u sąsiada albo w biurze.'),
      ],
    }),
  },
  {
    when: { on: '04-08', yearsAgo: 1 },
    lasts: { days: 14 },
    write: (day) => ({
      title: 'Włączenie wody przesunięte z powodu przymrozków',
      blocks: [
        p(
          `Prognoza zapowiada do sześciu stopni mrozu. Żeby nie popękały rury, wodę włączymy o kilka dni później, nie wcześniej niż ${shortDay(day.add({ days: 10 }))}.`,
        ),
        p(
          'Do tego czasu wodę pitną można brać z kranu przy hydroforni, codziennie od 8:00 do 18:00.',
        ),
      ],
    }),
  },
  {
    when: { on: '04-16' },
    lasts: { weeks: 3 },
    write: (day) => ({
      title: 'Wiosenny dzień pracy na rzecz ogrodu',
      blocks: [
        p(
          `Spotykamy się w sobotę ${dayText(saturdayAfter(day, 9))} o 9:00 przed Domem Działkowca. Kończymy o 13:00 wspólną grochówką.`,
        ),
        { scene: 'beds', alt: 'Rzędy młodych sadzonek na grządkach w słoneczny dzień' },
        h3('Co jest do zrobienia') +
          ul(
            'malowanie furtek i ławek,',
            'grabienie alejek i placu zabaw,',
            'sadzenie krzewów wzdłuż ogrodzenia,',
            'porządki w świetlicy.',
          ),
        p('Rękawice i farby są na miejscu. Grabie i sekatory prosimy przynieść własne.'),
      ],
    }),
  },
  {
    when: { on: '04-27', yearsAgo: 1 },
    lasts: { months: 1 },
    write: (day) => ({
      title: 'Kontenery na odpady zielone',
      blocks: [
        p(
          `Od ${shortDay(day.add({ days: 4 }))} przez dwa tygodnie przy bramie głównej i przy parkingu stoją kontenery na gałęzie, trawę i chwasty.`,
        ),
        p(
          `${strong('Nie wrzucamy')} worków foliowych, gruzu, mebli ani opon. Za kontener z domieszką śmieci płacimy wszyscy trzykrotnie więcej.`,
        ),
        p(
          `Gdzie oddać odpady wielkogabarytowe, podaje ${link('https://odpady.example.com/punkty', 'miejski wykaz punktów zbiórki')}.`,
        ),
      ],
    }),
  },
  {
    when: { on: '05-06' },
    lasts: { weeks: 2 },
    write: (day) => ({
      title: 'Wymiana nasion i sadzonek',
      blocks: [
        p(
          `Masz za dużo pomidorów, a brakuje ci dalii? Przyjdź w sobotę ${dayText(saturdayAfter(day, 4))} między 10:00 a 12:00 pod szklarnię.`,
        ),
        { scene: 'greenhouse', alt: 'Szklarnia z sadzonkami, obok kwitnące kwiaty' },
        p('Wymieniamy się bez pieniędzy. Sadzonki podpisujemy nazwą odmiany, doniczki zwracamy.'),
      ],
    }),
  },
  {
    when: { on: '05-09', yearsAgo: 1 },
    lasts: { days: 10 },
    write: () => ({
      title: 'Zimni ogrodnicy: uwaga na przymrozki',
      blocks: [
        p('Między 12 a 15 maja nocą może być mróz przy gruncie. Instruktorka radzi:'),
        ul(
          'sadzonki pomidorów i ogórków okryć włókniną na noc,',
          'wieczorem podlać grządki, wilgotna ziemia wolniej stygnie,',
          'doniczki z balkonowymi schować do altany.',
        ),
        quote('Przed świętą Zofią pomidor śpi pod kołderką.'),
      ],
    }),
  },
];

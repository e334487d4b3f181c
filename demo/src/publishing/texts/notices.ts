import { dayText, saturdayAfter, shortDay } from '../day-text.ts';
import type { DemoEntry } from '../entry.ts';
import { h3, link, mail, ol, p, phone, quote, strong, ul } from '../html.ts';

/** Notices: some pinned now, some past, some still to come, some not finished. */
export const notices: readonly DemoEntry[] = [
  {
    when: { daysAgo: 60 },
    pinnedFor: 'always',
    write: () => ({
      title: 'Dyżury zarządu i biura',
      blocks: [
        ul(
          `biuro: wtorki 15:00–18:00 i soboty 9:00–12:00, telefon ${phone('217340')},`,
          'zarząd: pierwsza sobota miesiąca 10:00–12:00,',
          'skarbnik: drugi wtorek miesiąca 16:00–18:00.',
        ),
        p(`Poza dyżurami piszemy na adres ${mail('biuro')}.`),
      ],
    }),
  },
  {
    when: { daysAgo: 45 },
    pinnedFor: { months: 4 },
    write: () => ({
      title: 'Zamykajmy furtki i bramy po zmroku',
      blocks: [
        { scene: 'gate', alt: 'Zamknięta brama ogrodu między dwoma drzewami' },
        p(
          `Po godzinie 20:00 każdy, kto wchodzi lub wychodzi, ${strong('zamyka za sobą na klucz')}. Furtka otwarta na noc to zaproszenie dla złodziei i dzików.`,
        ),
      ],
    }),
  },
  {
    when: { daysAgo: 6 },
    lasts: { weeks: 3 },
    pinnedFor: { weeks: 2 },
    write: (day) => ({
      title: 'Ankieta: godziny otwarcia bramy wjazdowej',
      blocks: [
        p(
          `Do ${shortDay(day.add({ weeks: 3 }))} można powiedzieć, w jakich godzinach brama ma być otwarta dla samochodów.`,
        ),
        ol(
          'bez zmian: 7:00–10:00 i 17:00–20:00,',
          'przez cały dzień w soboty,',
          'wjazd tylko na kartę.',
        ),
        p(
          `Odpowiedzi: kartka do skrzynki w biurze albo ${link('https://ankieta.example.com/brama', 'formularz w internecie')}.`,
        ),
      ],
    }),
  },
  {
    when: { daysAgo: 2 },
    lasts: { days: 10 },
    pinnedFor: { days: 7 },
    write: (day) => ({
      title: 'Przerwa w dostawie prądu w sektorze 2',
      blocks: [
        p(
          `W dniu ${dayText(day.add({ days: 5 }))} od 8:00 do 14:00 zakład energetyczny wymienia kabel. W całym sektorze 2 i w świetlicy nie będzie prądu.`,
        ),
        p('Prosimy wyłączyć urządzenia z gniazdek, zwłaszcza lodówki i pompy.'),
      ],
    }),
  },
  {
    when: { daysAgo: 3 },
    lasts: { months: 1 },
    write: () => ({
      title: 'Znaleziono pęk kluczy',
      blocks: [
        p(
          'Przy hydroforni leżały trzy klucze z czerwoną zawieszką. Do odbioru w biurze po opisaniu.',
        ),
      ],
    }),
  },
  {
    when: { daysAgo: 210 },
    pinnedFor: { months: 2 },
    write: () => ({
      title: 'Zakaz spalania liści i odpadów',
      blocks: [
        p(
          `Na terenie ogrodu ${strong('nie wolno')} palić liści, gałęzi ani śmieci. Straż miejska może nałożyć mandat, a ubezpieczyciel nie zapłaci za pożar.`,
        ),
        h3('Co zamiast ognia') +
          ul('kompostownik,', 'kontener na odpady zielone,', 'rębak do wypożyczenia.'),
        quote('Jedna iskra na wysuszonej trawie wystarczy, żeby spłonęła altana sąsiada.'),
      ],
    }),
  },
  {
    when: { daysAgo: 320 },
    write: () => ({
      title: 'Awarie wody i prądu: gdzie dzwonić',
      blocks: [
        ul(
          `konserwator: ${phone('330415')}, codziennie do 21:00,`,
          `gospodarz sektora 1: ${phone('330416')},`,
          `gospodarz sektora 2: ${phone('330417')},`,
          `gospodarz sektora 3: ${phone('330418')}.`,
        ),
      ],
    }),
  },
  {
    when: { on: '05-22' },
    lasts: { days: 4 },
    pinnedFor: { days: 4 },
    write: () => ({
      title: 'Awaria wodociągu w sektorze 1',
      blocks: [
        p(
          'Pękła rura przy alei Różanej. Wody nie ma na działkach od 1 do 60. Naprawa potrwa do jutra wieczorem.',
        ),
        p('Wodę do podlewania można brać z hydrantu przy parkingu.'),
      ],
    }),
  },
  {
    when: { on: '10-22' },
    lasts: { weeks: 2 },
    pinnedFor: { weeks: 1 },
    write: (day) => ({
      title: 'Rębak do gałęzi na parkingu',
      blocks: [
        p(
          `W sobotę ${shortDay(saturdayAfter(day, 3))} od 9:00 do 13:00 rozdrabniamy gałęzie. Zrębki można zabrać do ściółkowania.`,
        ),
      ],
    }),
  },
  {
    when: { on: '06-19', yearsAgo: 1 },
    lasts: { months: 1 },
    write: () => ({
      title: 'Toaleta przy polanie nieczynna',
      blocks: [p('Do zakończenia remontu prosimy korzystać z toalety w Domu Działkowca.')],
    }),
  },
  {
    when: { on: '07-02', yearsAgo: 1 },
    lasts: { months: 2 },
    pinnedFor: { weeks: 2 },
    write: () => ({
      title: 'Wakacyjne godziny pracy biura',
      blocks: [
        p('W lipcu i sierpniu biuro jest czynne tylko we wtorki, od 16:00 do 19:00.'),
        p(`W pilnych sprawach: ${phone('217340')}.`),
      ],
    }),
  },
  {
    when: { daysAgo: -5 },
    lasts: { weeks: 3 },
    pinnedFor: { weeks: 3 },
    write: (day) => ({
      title: 'Przegląd instalacji elektrycznej w altanach',
      blocks: [
        p(
          `Elektryk obejdzie działki od ${dayText(day.add({ days: 10 }))}, po kolei w każdym sektorze.`,
        ),
        ol(
          'Udostępnij skrzynkę z licznikiem.',
          'Przygotuj ostatni protokół, jeśli go masz.',
          'Podpisz protokół.',
        ),
        p('Przegląd opłaca ogród.'),
      ],
    }),
  },
  {
    when: { daysAgo: -12 },
    lasts: { weeks: 2 },
    write: (day) => ({
      title: 'Warsztaty dla dzieci: budujemy karmniki',
      blocks: [
        p(
          `W świetlicy, w sobotę ${dayText(saturdayAfter(day, 7))} od 11:00 do 13:00. Materiały są na miejscu.`,
        ),
        { scene: 'shed', alt: 'Drewniany domek wśród drzew' },
      ],
    }),
  },
  {
    when: 'draft',
    write: () => ({
      title: 'Wyprzedaż kompostowników',
      blocks: [p('Cena i termin do ustalenia ze skarbnikiem.')],
    }),
  },
  {
    when: 'draft',
    write: () => ({
      title: 'Psy na terenie ogrodu',
      blocks: [
        p('Psy prowadzimy na smyczy i sprzątamy po nich.'),
        ul('woreczki są przy bramie,', 'kosz stoi obok.'),
      ],
    }),
  },
];

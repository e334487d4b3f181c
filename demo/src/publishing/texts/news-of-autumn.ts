import { dayText, shortDay } from '../day-text.ts';
import type { DemoEntry } from '../entry.ts';
import { h2, h3, mail, ol, p, phone, quote, strong, ul } from '../html.ts';

/** News of September, October and November. */
export const newsOfAutumn: readonly DemoEntry[] = [
  {
    when: { on: '09-09' },
    write: () => ({
      title: 'Święto działkowca za nami',
      blocks: [
        p(
          'Wystawę plonów obejrzało ponad trzysta osób. Największa dynia ważyła 41 kilogramów i wyrosła w sektorze 3.',
        ),
        { scene: 'orchard', alt: 'Dojrzałe jabłka na drzewach w sadzie' },
        h3('Nagrody') +
          ol(
            'za najpiękniejszy kosz plonów,',
            'za najsmaczniejszą nalewkę z pigwy,',
            'za najdłuższą fasolę.',
          ),
        p('Dziękujemy orkiestrze, kucharkom i wszystkim, którzy zostali posprzątać.'),
      ],
    }),
  },
  {
    when: { on: '09-15', yearsAgo: 1 },
    write: () => ({
      title: 'Wspólna szklarnia otwarta',
      blocks: [
        p(
          'Po dwóch latach zbierania pieniędzy i czterech dniach pracy mamy wspólną szklarnię: dwanaście stołów, deszczówka w zbiornikach, okna otwierane automatycznie.',
        ),
        { scene: 'greenhouse', alt: 'Nowa szklarnia o szklanym dachu, w środku zielone rośliny' },
        p(
          'Stół można zarezerwować w biurze na jeden sezon. Pierwszeństwo mają ci, którzy nie mają szklarni u siebie.',
        ),
        quote('Zaczęło się od pomysłu na zebraniu i starych okien z rozbiórki.'),
      ],
    }),
  },
  {
    when: { on: '09-22' },
    write: () => ({
      title: 'Szklarnia: dyżury i zasady',
      blocks: [
        h2('Zasady') +
          ol(
            'Klucz pobieramy w biurze i oddajemy tego samego dnia.',
            'Podlewamy tylko własny stół, chyba że sąsiad poprosi.',
            'Roślin z chorobami nie wnosimy.',
            'Po pracy zamiatamy i zamykamy drzwi.',
          ),
        h3('Dyżury') +
          p(
            'Okna i zbiorniki sprawdza dyżurny: w tygodniu rano, w soboty i niedziele po południu. Lista wisi na drzwiach.',
          ),
        p(`Wolne są jeszcze dwa stoły. Zgłoszenia: ${mail('szklarnia')}.`),
      ],
    }),
  },
  {
    when: { on: '10-05' },
    lasts: { weeks: 3 },
    write: (day) => ({
      title: 'Zamykamy wodę 18 października',
      blocks: [
        p(
          `Wodę zamykamy ${strong(dayText(day.with({ day: 18 })))} od 8:00. Tego dnia i w dwa następne spisujemy wodomierze, kolejno w sektorach 1, 2 i 3.`,
        ),
        h3('Co zrobić na działce') +
          ol(
            'Nabierz wody do beczek, jeśli chcesz jeszcze podlewać.',
            'Po zamknięciu otwórz wszystkie krany i zostaw je otwarte na zimę.',
            'Opróżnij węże i schowaj je do altany.',
            'Ociepl wodomierz, jeśli zostaje na zimę.',
          ),
        p('Kran przy hydroforni działa przez całą zimę.'),
      ],
    }),
  },
  {
    when: { on: '10-06', yearsAgo: 1 },
    lasts: { weeks: 2 },
    write: (day) => ({
      title: 'Koniec sezonu wodnego: terminy spisywania',
      blocks: [
        p(
          `Spisywanie wodomierzy zaczynamy ${shortDay(day.with({ day: 18 }))}. Nieobecnych prosimy o podanie stanu telefonicznie: ${phone('217340')}.`,
        ),
        ul('sektor 1: pierwszy dzień,', 'sektor 2: drugi dzień,', 'sektor 3: trzeci dzień.'),
      ],
    }),
  },
  {
    when: { on: '10-20' },
    lasts: { months: 2 },
    write: (day) => ({
      title: 'Liście, gałęzie i odpady wielkogabarytowe',
      blocks: [
        { scene: 'autumn', alt: 'Jesienne drzewa i opadłe liście na trawie' },
        p(
          `Kontener na odpady zielone stoi przy bramie głównej do ${shortDay(day.add({ weeks: 4 }))}. Potem zostaje tylko kompostownik.`,
        ),
        ul(
          'liście kompostujemy na działce albo w boksie przy parkingu,',
          'gałęzie przecinamy na odcinki do półtora metra,',
          'stare meble odbiera zakład oczyszczania, każdy zgłasza je sam.',
        ),
        p(`Spalanie liści i gałęzi jest ${strong('zabronione przez cały rok')}.`),
      ],
    }),
  },
  {
    when: { on: '10-28', yearsAgo: 1 },
    lasts: { months: 1 },
    write: () => ({
      title: 'Jesienny dzień pracy: podziękowania',
      blocks: [
        p(
          'Pięćdziesiąt dwie osoby, osiemdziesiąt worków liści, sto metrów pomalowanego ogrodzenia i nowa brama od ulicy. Dziękujemy!',
        ),
        { scene: 'gate', alt: 'Odnowiona brama ogrodu i pomalowany płot' },
        p('Godziny pracy zostały zapisane. Kto nie zdążył, może odpracować je wiosną.'),
      ],
    }),
  },
  {
    when: { on: '11-04' },
    lasts: { weeks: 6 },
    write: () => ({
      title: 'Skradziono przewody oświetlenia alejek',
      blocks: [
        p(
          'W alejach sektora 3 po zmroku jest ciemno: nieznani sprawcy wycięli sto dwadzieścia metrów przewodu. Zgłosiliśmy szkodę policji i ubezpieczycielowi.',
        ),
        p(
          'Naprawa potrwa około trzech tygodni. Prosimy nosić latarki i wracać z działek przed zmierzchem.',
        ),
        ul('nie dotykajcie wystających przewodów,', 'uszkodzone lampy zgłaszajcie w biurze.'),
      ],
    }),
  },
  {
    when: { on: '11-12', yearsAgo: 1 },
    write: () => ({
      title: 'Zostaw kąt dla jeża',
      blocks: [
        p(
          'Jeże zapadają w sen pod liśćmi i gałęziami. Wystarczy kopczyk metr na metr w zacisznym miejscu.',
        ),
        { scene: 'autumn', alt: 'Kolorowe drzewa, a pod nimi opadłe liście' },
        p(
          'Przed poruszeniem starych stert zajrzyj do środka, a gałęzie do kompostownika przekładaj ręcznie.',
        ),
      ],
    }),
  },
];

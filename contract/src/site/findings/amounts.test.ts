import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { found, valuesOf } from '../../../test/found-in-text.ts';
import { isNameOf, lastNamesIn } from './names-with-amounts.ts';
import { candidatesIn } from './personal-data.ts';

describe('plots with amounts', () => {
  it.each([
    'Działka 12A – 350 zł\nDziałka 14 – 1 200,50 zł\nDziałka 15 – 80 zł',
    'Zalegają: działka nr 12 350,00 zł, działka nr 14 80 zł i dz. 15 100 złotych',
    'Działki 12, 14 i 15 mają dopłacić po 350 PLN',
    'Na działce 12 jest 50 zł. Na działce 14 jest 80 zł. Na działce 15/2 jest 10 zł.',
    'Działka – Nazwisko – Kwota\n12A – Kowalski – 350 zł\n14 – Nowak – 80 zł\n15 | Lis | 10 zł',
    '12: 350 zł\n14: 80 zł\n15: 10 zł',
    'A12 – 350 zł\nA-14 – Lis – 80 zł\nB3 | 10 zł',
    'Zalegają: A12 (350 zł), A14 (1 200,50 zł) i B3 – 10 zł',
    'A12 Kowalski 350 zł\nA14 Nowak 80 zł\nB3 Lis 10 zł',
    'Zwroty: dz. A12 350 zł, dz. nr B-3 80 zł, działka IV/12 10 zł',
    'Działki A12, A14 i B3 mają dopłacić po 350 zł',
    'Działka 12\nZaległość: 350 zł\nDziałka nr 14:\n80 zł\nA15\n10 zł',
    'Działki A12, A14 i A15\nDopłata: 350 zł',
  ])('are three and more: %s', (text) => {
    expect(valuesOf('plots-with-amounts', text)).toEqual(['']);
  });

  it('are counted over all texts, and told in each that has some of them', () => {
    const rows = ['Zaległości', 'Działka A12 – 350 zł', 'Woda wraca.', 'dz. 14: 80 zł', 'A15'];
    const amount = 'Do zapłaty 10 zł';
    const places = (texts: readonly string[]) =>
      [...candidatesIn(texts.map((text, index) => ({ place: index + 1, text })))]
        .flat()
        .filter(({ kind }) => kind === 'plots-with-amounts')
        .map(({ place, excerpt }) => [place, excerpt()]);
    expect(places([...rows, amount])).toEqual([
      [2, rows[1]],
      [4, rows[3]],
      [5, rows[4]],
    ]);
    expect(places(rows)).toEqual([]);
  });

  it.each([
    'Działka 12 – 350 zł\nDziałka 14 – 80 zł',
    'Działka 12 – 350 zł\nDziałka 12 – 80 zł\ndziałka 12: 10 zł',
    'Działki 12, 14 i 15 mają nowych działkowców',
    'Działki 12, 14 i 15 są wolne.\nOpłata roczna wynosi 350 zł.',
    'Opłata za działkę 350 zł, za altanę 80 zł, za wodę 10 zł, za działkę i śmieci 20 zł',
    '1. Opłata – 350 zł\n2. Woda – 80 zł\n3. Śmieci – 10 zł',
    '2024 – 350 zł\n2025 – 370 zł\n2026 – 390 zł',
    'do 300 m2 – 350 zł\ndo 400 m2 – 400 zł\ndo 500 m2 – 450 zł',
    'działka 300 m2 – 350 zł\ndziałka 400 m2 – 400 zł\ndziałka 500 m2 – 450 zł',
    'Taryfy: G11 – 0,62 zł/kWh, G12 – 0,74 zł za kWh, C11 – 0,90 zł/kWh',
    'Q1 – 350 zł\nQ2 – 80 zł\nQ3 – 10 zł\nQ4 – 20 zł',
    'Śruby M8 – 2 zł, M10 – 3 zł, M12 – 4 zł',
    'Na działce 12.05 zbieramy po 10 zł, 13.05 po 20 zł, na działce 14.05 po 30 zł',
    'm2 – 5 zł\nm3 – 6 zł\nkm 4 – 7 zł',
    'Działki A12, A14 i A15 czekają na nowych działkowców.\nWpisowe: 350 zł',
  ])('are not: %s', (text) => {
    expect(valuesOf('plots-with-amounts', text)).toEqual([]);
  });
});

/** Whether somebody is named beside an amount. */
function names(text: string, firstName: string, lastName: string): boolean {
  const pairs = valuesOf('holder-with-amount', text);
  const asked = new Set(pairs.flatMap(lastNamesIn));
  const isNamed = pairs.some((pair) => isNameOf(pair, { firstName, lastName }));
  // The records are asked for last names alone.
  expect(isNamed && !asked.has(lastName.toLowerCase())).toBe(false);
  return isNamed;
}

describe('a name with an amount', () => {
  it.each([
    ['Jan Kowalski zalega 350 zł', 'Jan', 'Kowalski'],
    ['KOWALSKI JAN – 350 zł', 'Jan', 'Kowalski'],
    ['Zadłużenie Jana Kowalskiego wynosi 1 200,50 zł', 'Jan', 'Kowalski'],
    ['350 zł należy oddać Annie Wiśniewskiej', 'Anna', 'Wiśniewska'],
    ['Zwrot dla Żanety Źdźbło: 20 zł', 'Żaneta', 'Źdźbło'],
    ['Rozliczono z Markiem Lisem 80 zł', 'Marek', 'Lis'],
    ['Beacie Nowak-Kowalskiej umorzono 10 zł', 'Beata', 'Nowak-Kowalska'],
    ['Anna Maria Nowak, 350 PLN', 'Anna Maria', 'Nowak'],
    ['J. Kowalski – 350 zł', 'Jan', 'Kowalski'],
    ['Pani Nowak dopłaci 350 zł', 'Anna', 'Nowak'],
    ['p. Nowak 350 zł', 'Anna', 'Nowak'],
    ['Jan Kowalski\n350 zł', 'Jan', 'Kowalski'],
  ])('is found: %s', (text, firstName, lastName) => {
    expect(names(text, firstName, lastName)).toBe(true);
  });

  it.each([
    ['Jan Kowalski poprowadzi zebranie', 'Jan', 'Kowalski'],
    ['Zebranie poprowadzi Jan Kowalski. Opłata wynosi 350 zł.', 'Jan', 'Kowalski'],
    ['Skarbnik Jan Kowalski przyjmuje wpłaty po 350 zł', 'Jan', 'Kowalski'],
    ['Wpłaty (350 zł) przyjmuje pan Jan Kowalski', 'Jan', 'Kowalski'],
    ['Jan Kowalski, prezes, zebrał 350 zł na dzieci', 'Jan', 'Kowalski'],
    ['350 zł wpłać u Jana Kowalskiego', 'Jan', 'Kowalski'],
    ['Woda 350 zł, Śmieci 80 zł', 'Jan', 'Woda'],
    ['Janina Kowalska dopłaci 350 zł', 'Jan', 'Kowalski'],
    ['Anna Nowak i Jan Lis dopłacą 350 zł', 'Anna', 'Lis'],
    ['Pani Maria Nowak dopłaci 350 zł', 'Jan', 'Nowak'],
    ['Stawka Jana Kowalskiego: 5 zł/m2', 'Jan', 'Kowalski'],
  ])('is none: %s', (text, firstName, lastName) => {
    expect(names(text, firstName, lastName)).toBe(false);
  });

  it('is that of whoever is written so, in any words around it', () => {
    const words = fc.constantFrom('zalega', 'ma dopłacić', '–', 'oraz', 'do zwrotu');
    const capital = fc.constantFrom(...'ABCDEFGHIJKLŁMNOPRSŚTUWZŻ'.split(''));
    const rest = fc.stringMatching(/^[a-ząćęłńóśź]{2,9}$/);
    const name = fc.tuple(capital, rest).map((parts) => parts.join(''));
    fc.assert(
      fc.property(name, name, words, fc.boolean(), (first, last, between, isLastFirst) => {
        const whole = isLastFirst ? `${last} ${first}` : `${first} ${last}`;
        fc.pre(!/(?:prezes|przewodnicz|skarbni|sekretar|gospod)/i.test(whole));
        expect(names(`Nr 7: ${whole} ${between} 350 zł`, first, last)).toBe(true);
      }),
    );
  });
});

test.each([
  'Woda: 18 października 2026, godz. 8.00–14.30, sektor 2, 350 zł',
  'Składka za 2026 r. wynosi 1,20 zł/m2. Za działkę 300 m2 to 360 zł, za działkę 400 m2 – 480 zł.\nTermin: 30 czerwca.',
  'Spotykamy się przy działce A12, potem idziemy do działek 14 i B3.\nPrzynieś rękawice.\nNa ognisko zbieramy po 10 zł.',
  'Konkurs na najładniejszą działkę: I nagroda 500 zł, II nagroda 300 zł, III nagroda 100 zł',
  'Nasiona: 12 torebek po 3 zł, 14 torebek po 5 zł, 15 doniczek po 7 zł',
  'Kosiarkę wypożyczysz za 20 zł na dzień, wiertarkę za 15 zł, drabinę za 5 zł. Sekretarz Anna Nowak wyda klucz.',
])('an innocent text holds nothing: %s', (text) => {
  expect(found(text)).toEqual([]);
});

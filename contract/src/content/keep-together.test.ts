import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepTogether } from './keep-together.ts';

/** A bound blank is shown as '~', an end of a span that stays with the other as '|'. */
const bound = (text: string) =>
  keepTogether(text).replaceAll('\u00a0', '~').replaceAll('\u2060', '|');

describe('on one line stay', () => {
  it.each([
    // What stands alone.
    ['szkodę policji i ubezpieczycielowi', 'szkodę policji i~ubezpieczycielowi'],
    ['A w domu i z nim', 'A~w~domu i~z~nim'],
    ['(w alei) „O wodzie”', '(w~alei) „O~wodzie”'],
    ['sektor B jest suchy', 'sektor~B jest suchy'],
    ['w sektorze A, nie dalej niż do C', 'w~sektorze~A, nie dalej niż do~C'],
    ['e-mail zarządu', 'e-mail zarządu'],
    // Numbers, with what they count or name.
    ['opłata 1 200,50 zł za 300 m²', 'opłata 1~200,50~zł za 300~m²'],
    ['wzrost o 5 % i 230 V', 'wzrost o~5~% i~230~V'],
    ['telefon +48 601 234 567 Nowak', 'telefon +48~601~234~567 Nowak'],
    ['działki 12, 14 i 15 oraz nr 7', 'działki~12, 14 i~15 oraz nr~7'],
    ['od 8:00 do 14:00 nie będzie prądu', 'od~8:00 do~14:00 nie będzie prądu'],
    ['od 8:00 do 14:00 zakład wymienia kabel', 'od~8:00 do~14:00 zakład wymienia kabel'],
    ['1,02 zł za kWh, wodę z m³', '1,02~zł za~kWh, wodę z~m³'],
    ['ul. Leśna 1, 91-000 Łódź', 'ul.~Leśna~1, 91-000~Łódź'],
    ['61 1090 1014 0000 0712', '61 1090 1014 0000 0712'],
    ['art. 5 ust. 2 pkt 3 i § 7', 'art.~5 ust.~2 pkt~3 i~§~7'],
    // Days.
    ['do 28 grudnia 2026 r. o 9:00', 'do 28~grudnia~2026~r. o~9:00'],
    ['w grudniu 2026 Kowalski', 'w~grudniu~2026 Kowalski'],
    ['w styczniu 2026 r.', 'w~styczniu 2026~r.'],
    // Names.
    ['A. B. Nowak i dr Cz. Lis', 'A.~B.~Nowak i~dr~Cz.~Lis'],
    ['przy ul. Kwiatowej 12A w Łodzi', 'przy ul.~Kwiatowej~12A w~Łodzi'],
    // Marks.
    ['woda – bez przerw', 'woda~– bez przerw'],
    ['15:00 – 18:00', '15:00~–~18:00'],
    ['wtorek 16:00–18:00 albo 1–3 maja', 'wtorek~16:00–|18:00 albo 1–|3~maja'],
    ['sektory A–C, etapy I–III', 'sektory~A–|C, etapy~I–|III'],
    ['środa–piątek 8-16', 'środa–piątek~8-16'],
    ['ogród „ Malwa ” , Łódź', 'ogród „~Malwa~”~, Łódź'],
    // What is longer than a narrow line would be torn within.
    ['drugi wtorek miesiąca 16:00–18:00', 'drugi wtorek miesiąca 16:00–|18:00'],
    ['rozporządzenie 12', 'rozporządzenie~12'],
    // What is blank in HTML is one blank.
    ['w\n  domu', 'w~domu'],
  ])('%s', (text, expected) => {
    expect(bound(text)).toBe(expected);
  });
});

const words = fc.array(
  fc.oneof(
    fc.constantFrom(
      'i',
      'W',
      'z',
      'B',
      'nr',
      'ul.',
      'A.',
      '28',
      '8:00',
      '10–12',
      '1',
      '200',
      '2026',
      'r.',
      'zł',
      'm²',
      '%',
    ),
    fc.constantFrom(
      'grudnia',
      'osób',
      'Lipy',
      'do',
      'oraz',
      '–',
      '„',
      '”',
      '„Pod',
      'Lipami”',
      ',',
      'koniec.',
      '(w',
    ),
    fc.string({ unit: 'grapheme', maxLength: 8 }),
  ),
  { maxLength: 20 },
);
const texts = words.map((some) => some.join(' ').trim());

it('changes nothing that is seen but blanks, each into one, and only once', () => {
  const seen = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
  fc.assert(
    fc.property(texts, (text) => {
      const kept = keepTogether(text);
      const oneBlank = text.replace(/[ \t\n\r\f]+/g, ' ');
      expect(seen(kept)).toBe(seen(oneBlank));
      expect(keepTogether(kept)).toBe(kept);
    }),
  );
});

it('keeps a letter with what follows, although that is a blank of another kind', () => {
  for (const blank of ['\u2003', '\u3000', '\u205f']) {
    expect(keepTogether(`i ${blank} i`)).toBe(`i\u00a0${blank} i`);
    expect(keepTogether(`A. ${blank} i`)).toBe(`A.\u00a0${blank} i`);
  }
});

it('ends no line behind a letter, an initial or a quotation mark, nor within a day or before a unit', () => {
  fc.assert(
    fc.property(texts, (text) => {
      for (const line of keepTogether(text).split(' ').slice(0, -1)) {
        expect(line).not.toMatch(/(^|[\u00a0(„])[iwzWA]$|(^|\u00a0)\p{Lu}\.$|„$/u);
      }
      for (const line of keepTogether(text).split(' ').slice(1))
        expect(line).not.toMatch(/^[”–,](\u00a0|$)/u);
      expect(keepTogether(text)).not.toMatch(
        /(?<!:\d)\d (?:zł|m²|%|r\.|osób|grudnia)(?![\p{L}\p{N}])/u,
      );
    }),
  );
});

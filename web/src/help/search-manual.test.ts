// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { searchManual } from './search-manual.ts';

const places = (phrase: string) => searchManual(phrase).map(({ place }) => place);

describe('the search in the manual', () => {
  test('goes without Polish letters, case and the order of words', () => {
    expect(places('kodami ZGUBIONY')).toEqual(['administrator#zgubiony-telefon-z-kodami']);
    expect(places('usuniecia cofniecie')).toContain('listy#cofnięcie-usunięcia');
  });

  test('has what is headed by a word first', () => {
    const [first, ...others] = searchManual('przypięcie');
    expect(first?.heading.toLowerCase()).toContain('przypięcie');
    expect(others.length).toBeGreaterThan(0);
  });

  test('finds nothing for a blank phrase, nor where a word is nowhere', () => {
    expect(places('  ')).toEqual([]);
    expect(places('działka qwerty')).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { formsPattern } from './word-forms.ts';

/** Forms of one word each, as they compare: without diacritics. */
const words = [
  ['woda', 'wody', 'wode', 'wodzie', 'wod', 'wodami'],
  ['prad', 'pradu', 'prady', 'pradem', 'pradzie', 'pradow'],
  ['oplata', 'oplaty', 'oplat', 'oplacie', 'oplatami', 'oplatach'],
  ['dzialka', 'dzialki', 'dzialek', 'dzialce', 'dzialkami'],
  ['skladka', 'skladki', 'skladek', 'skladce'],
  ['altanka', 'altanki', 'altanek', 'altance'],
  ['zebranie', 'zebrania', 'zebran', 'zebraniu', 'zebraniach'],
  ['licznik', 'liczniki', 'licznikow', 'licznika', 'licznikami'],
  ['odczyt', 'odczyty', 'odczytow', 'odczycie'],
  ['awaria', 'awarie', 'awarii', 'awariach'],
  ['droga', 'drogi', 'drodze', 'drog'],
  ['biuro', 'biura', 'biurze'],
  ['okno', 'okna', 'okien', 'oknami'],
  ['wiadro', 'wiadra', 'wiader'],
  ['walne', 'walnego', 'walnemu', 'walnym'],
  ['wspolny', 'wspolna', 'wspolnej', 'wspolnych'],
  ['zarzad', 'zarzadu', 'zarzadowi', 'zarzadzie'],
  ['statut', 'statutu', 'statucie'],
  ['klucz', 'klucze', 'kluczy', 'kluczem'],
  ['smieci', 'smieciami'],
  ['kwiecien', 'kwietnia', 'kwietniu', 'kwietniem'],
  ['grudzien', 'grudnia', 'grudniu', 'grudniowi'],
  ['sierpien', 'sierpnia', 'sierpniu'],
  ['wybory', 'wyborow', 'wyborach'],
];

function isForm(word: string, other: string): boolean {
  const pattern = formsPattern(word);
  return pattern !== null && new RegExp(`^${pattern}$`).test(other);
}

describe('the forms of a word', () => {
  it.each(words)('are met by each other: %s', (...forms) => {
    for (const form of forms) {
      expect(
        forms.filter((other) => !isForm(form, other)),
        form,
      ).toEqual([]);
    }
  });

  it.each([
    ['woda', 'zawody'],
    ['woda', 'wodociag'],
    ['woda', 'wodny'],
    ['kosz', 'koszty'],
    ['rada', 'radio'],
    ['dom', 'domofon'],
    ['droga', 'drogowy'],
    ['plot', 'plotka'],
  ])('are no other words: %s, %s', (word, other) => {
    expect(isForm(word, other)).toBe(false);
  });

  it.each(['', 'we', '12', '12a', '1/2026', 'a.b', 'wodą'])('are not known of %j', (word) => {
    expect(formsPattern(word)).toBeNull();
  });
});

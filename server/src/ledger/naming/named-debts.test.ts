import { describe, expect, it } from 'vitest';
import { prepareNaming } from './named-debts.ts';

const naming = prepareNaming([
  { id: 'garden', keywords: 'ogrodowa, ogrodowe' },
  { id: 'water', keywords: 'woda,, wodomierz' },
  { id: 'water-fee', keywords: 'opłata wodna' },
  { id: 'union', keywords: 'PZD' },
]);

/** Which of the debts a title names, by their kinds; the numbers go from NAL/2026/1/1 on. */
function namedIn(title: string): string[] {
  const isNamed = naming(title);
  return ['garden', 'water', 'water-fee', 'union'].filter((feeKindId, index) =>
    isNamed({ feeKindId, number: `NAL/2026/1/${index + 1}` }),
  );
}

describe('a title', () => {
  it.each([
    ['WODA za lipiec', ['water']],
    ['oplata wodna i składka P.Z.D. (pzd)', ['water-fee', 'union']],
    ['za opłatę ogrodową', ['garden']],
    ['woda2026/ogrodowe', ['garden', 'water']],
    ['opłata za wodną', []],
    ['bezwodna nawodnienie wodami', []],
    ['', []],
  ])('names fee kinds by their keywords, as whole words: %s', (title, kinds) => {
    expect(namedIn(title)).toEqual(kinds);
  });

  it.each([
    ['NAL/2026/1/2', ['water']],
    ['nal 2026-01-2, NAL.2026.1.04', ['water', 'union']],
    ['NAL/2026/1/21', []],
    ['NAL/2026/1/2/1', []],
    ['NAL/2025/1/2', []],
    ['2026/1/2', []],
  ])('names debts by the whole number of their document: %s', (title, kinds) => {
    expect(namedIn(title)).toEqual(kinds);
  });

  it.each([
    ['Nowak, ul. Ogrodowa 5, woda', ['water']],
    ['działka ogrodowa nr 12', []],
    ['sektor Woda dz. 3', []],
  ])('names no kind by the name of a place: %s', (title, kinds) => {
    expect(namedIn(title)).toEqual(kinds);
  });
});

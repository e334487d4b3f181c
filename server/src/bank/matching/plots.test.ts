import { describe, expect, it } from 'vitest';
import { account, match, payment, world } from '#test/matched-world.ts';

/** Plots whose accounts have the numbers 1, 2, 3 and so on. */
const worldOf = (...ids: string[]) => world(ids.map((id, index) => account(index + 1, id)));

const pointsIn = (title: string, ...ids: string[]) =>
  match(worldOf(...ids), payment({ title })).points;

describe('a plot', () => {
  it.each([
    'dz 12A',
    'DZ. 12a',
    'dz.12A',
    'dz12A',
    'dz nr 12A',
    'dz. nr. 12 A',
    'Działka 12A',
    'działki 12A',
    'za działkę nr 12A, woda',
    'na działce numer 12A',
    'DZIALKA:12-A',
    'parcela 12A',
    'parcelę 12/A',
    'ogród 12A',
    'opłata ogrodu nr 012A',
    'ogródek? ogrodzie 12a.',
    'działka #12A',
    'dz 12A-Nowak',
  ])('stands in %j', (title) => {
    expect(pointsIn(title, '12A', '14')).toEqual([[1, 35]]);
  });

  it.each([
    '12A',
    'nr 12A',
    'opłata 12A',
    'dz 12',
    'dz 12AB',
    'dz 112A',
    'dz 12A1',
    'opłata ogrodowa 12A',
    'nadz 12A',
    'dz 2027 12A',
    'działka',
  ])('does not stand in %j', (title) => {
    expect(pointsIn(title, '12A', '14')).toEqual([]);
  });

  it('is another one with a slash, a letter or a date behind its number', () => {
    for (const title of ['dz 12/3', 'dz 12-3', 'dz 12.05', 'dz 12/b', 'dz 12a', 'dz 12m2']) {
      expect([title, pointsIn(title, '12')]).toEqual([title, []]);
    }
    expect(pointsIn('dz 12/3', '12', '12/3')).toEqual([]);
  });

  it('may have a name of several words or of letters alone', () => {
    expect(pointsIn('działka pod lasem', 'Pod Lasem', 'Pod')).toEqual([
      [1, 35],
      [2, 35],
    ]);
    expect(pointsIn('działka A-12', 'A12')).toEqual([[1, 35]]);
    expect(pointsIn('działka róża', 'Róża')).toEqual([[1, 35]]);
  });
});

describe('a list of plots', () => {
  it.each([
    'działki 12 i 14',
    'dz 12, 14',
    'dz. 12,14',
    'dz 12 oraz nr 14',
    'dz 12 + dz 14',
    'dz 12;14',
  ])('%j names both, and is never automatic', (title) => {
    const accounts = [account(1, '12'), account(2, '14')];
    const line = payment({ title: `${title} GR00000195` });
    expect(match(world(accounts), line)).toMatchObject({
      decision: 'suggested',
      points: [
        [1, 135],
        [2, 35],
      ],
    });
  });

  it('is never automatic, even where the other plot is weak evidence or none', () => {
    const accounts = [account(1, '12'), account(2, '1/14'), account(3, '2/14')];
    for (const title of ['dz 12 i 14', 'dz 12 i 14 sektor 3']) {
      const line = payment({ title: `${title} GR00000195` });
      expect(match(world(accounts), line)).toMatchObject({ decision: 'suggested' });
    }
  });

  it('ends where something is counted', () => {
    expect(pointsIn('działka 12, 2 rata', '12', '2')).toEqual([[1, 35]]);
    expect(pointsIn('działka 12, 14 zł', '12', '14')).toEqual([[1, 35]]);
    expect(pointsIn('działka 12 14', '12', '14')).toEqual([[1, 35]]);
  });

  it('takes a letter that stands apart as either', () => {
    expect(pointsIn('dz 12 A', '12', '12A')).toEqual([
      [1, 35],
      [2, 35],
    ]);
    expect(pointsIn('dz 12 i woda', '12', '12I')).toEqual([[1, 35]]);
  });
});

describe('a sector', () => {
  it.each([
    'dz 12 sektor 2',
    'sek. 2 dz 12',
    's.2 dz.12',
    'S2 dz 12',
    'w sektorze nr 2, dz 12',
    'dz 12, sektor 02',
  ])('in %j tells which plot is meant', (title) => {
    expect(pointsIn(title, '1/12', '2/12')).toEqual([[2, 35]]);
  });

  it('without one a plot of two sectors is weak', () => {
    expect(match(worldOf('1/12', '2/12', '3/12'), payment({ title: 'dz 12' }))).toMatchObject({
      points: [
        [1, 15],
        [2, 15],
        [3, 15],
      ],
      words: Array.from({ length: 3 }, () => ['działka 12 w tytule (jest w 3 sektorach)']),
    });
  });

  it('that contradicts the plot makes it no evidence, as one that there is not', () => {
    for (const title of ['dz 12 sektor 2', 'sektor 9 dz 12', 'dz 12 sektor X']) {
      expect([title, pointsIn(title, '1/12', '2/14')]).toEqual([title, []]);
    }
  });

  it('is told by its name, which needs the word before it where it is one letter', () => {
    const accounts = [account(1, 'a/12'), account(2, 'p/12')];
    const sectors = [
      { id: 'a', name: 'A' },
      { id: 'p', name: 'Północ' },
    ];
    const points = (title: string) =>
      match(world(accounts, { sectors }), payment({ title })).points;
    expect(points('północ dz 12')).toEqual([[2, 35]]);
    expect(points('dz 12 sektor polnoc')).toEqual([[2, 35]]);
    expect(points('dz 12 sektor A')).toEqual([[1, 35]]);
    expect(points('dz 12, a dalej woda')).toEqual([
      [1, 15],
      [2, 15],
    ]);
  });
});

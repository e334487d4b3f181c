import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { areaEdges } from '../../oxlint.area-edges.ts';
import { at } from '../project.ts';
import { brokenLooks, readFloors } from './area-map.ts';

const floors = readFloors(readFileSync(at('docs/architecture.md'), 'utf8'));

describe('the map of the areas in docs/architecture.md', () => {
  it('has each area of the three layers once, and none that is gone', () => {
    const folders = globSync('{contract,server,web}/src/*/', { cwd: at(), withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    const areas = new Set(folders.filter((name) => name !== 'core'));
    expect(areas.size).toBeGreaterThan(0);
    expect(floors.flatMap((floor) => floor.areas).toSorted()).toEqual([...areas].toSorted());
  });

  it('says which floors look into which', () => {
    const edges = Object.values(areaEdges).flatMap((layer) =>
      Object.entries(layer).flatMap(([from, all]) => all.map((to) => [from, to] as const)),
    );
    expect(brokenLooks(floors, edges)).toEqual([]);
  });
});

describe('the check itself', () => {
  const page = [
    '## The areas',
    'Floors:',
    '### Money',
    'Looks into: people (`party`).',
    '- `bank`, `bank-line`: what moves',
    '### People',
    'Looks into: money.',
    '- `party`: a person',
    '- `garden`: a plot',
    '### Edges',
    '- `none`: no floor',
    '## The rest',
    '- `core`: no area',
  ].join('\n');

  it('reads floors, their areas and what they look into', () => {
    expect(readFloors(page)).toEqual([
      { name: 'Money', areas: ['bank', 'bank-line'], looksInto: new Map([['people', ['party']]]) },
      { name: 'People', areas: ['party', 'garden'], looksInto: new Map([['money', []]]) },
    ]);
  });

  it('finds what a floor looks into unsaid, and what it says for nothing', () => {
    expect(brokenLooks(readFloors(page), [['bank', 'garden']])).toEqual([
      'Money looks into people: garden, too',
      'Money does not look into party',
      'People does not look into money',
    ]);
  });
});

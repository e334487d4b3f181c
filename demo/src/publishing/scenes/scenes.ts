import type { Faker } from '@faker-js/faker';
import { gate, gathering, greenhouse, plan, tap } from './places.ts';
import { height, horizon, landscape, palettes, spread, svg } from './scenery.ts';
import { fence, flowers, shed, specks, tree, treeLine } from './things.ts';

/** What the demo can draw; no two drawings are quite the same, and none bears a text. */
const scenes = {
  beds: (random) =>
    svg(landscape(random, 'spring'), treeLine(random, 'spring', 7), fence('#e9dcc3'), beds(random)),
  orchard: (random) =>
    svg(landscape(random, 'summer'), fruitTrees(random), flowers(random, 520, 30)),
  autumn: (random) =>
    svg(
      landscape(random, 'autumn'),
      treeLine(random, 'autumn', 9),
      tree(random, 'autumn', { x: 260, y: 470, size: 300 }),
      tree(random, 'autumn', { x: 720, y: 500, size: 340 }),
      specks(random, { from: 430, to: 590, count: 160, colours: palettes.autumn.leaves }),
    ),
  winter: (random) =>
    svg(
      landscape(random, 'winter'),
      treeLine(random, 'winter', 8),
      shed({ x: random.number.int({ min: 300, max: 660 }), y: 440, size: 190 }, '#f7fafc'),
      tree(random, 'winter', { x: 130, y: 500, size: 280 }),
      tree(random, 'winter', { x: 840, y: 510, size: 300 }),
      specks(random, { from: 0, to: height, count: 120, colours: ['#fff'] }),
    ),
  shed: (random) =>
    svg(
      landscape(random, 'summer'),
      treeLine(random, 'summer', 8),
      shed({ x: random.number.int({ min: 380, max: 580 }), y: 450, size: 260 }, '#a4452c'),
      tree(random, 'summer', { x: 150, y: 480, size: 300 }),
      flowers(random, 470, 70),
    ),
  greenhouse: (random) =>
    svg(
      landscape(random, 'spring'),
      treeLine(random, 'spring', 8),
      greenhouse,
      flowers(random, 530, 40),
    ),
  gate: (random) =>
    svg(
      landscape(random, 'summer'),
      fence('#7d5b3a'),
      gate,
      tree(random, 'summer', { x: 170, y: 440, size: 300 }),
      tree(random, 'summer', { x: 790, y: 440, size: 300 }),
    ),
  tap: (random) => svg(landscape(random, 'spring'), beds(random), tap),
  gathering: (random) =>
    svg(landscape(random, 'evening'), treeLine(random, 'evening', 9), gathering(random)),
  plan: (random) => svg(plan(random)),
} satisfies Record<string, (random: Faker) => string>;

export type Scene = keyof typeof scenes;

/** Whether there is a scene of this name. */
export function isScene(name: string): name is Scene {
  return Object.hasOwn(scenes, name);
}

/** Draws a scene as SVG. */
export function drawScene(random: Faker, scene: Scene): string {
  return scenes[scene](random);
}

/** Beds with a row of plants each, wider the nearer they are. */
function beds(random: Faker): string {
  const plants = ['#3f7d3a', '#6aa84f', '#8e3f5f', '#c4d96b'];
  return [0, 1, 2, 3]
    .map((row) => {
      const y = horizon + 60 + row * row * 8 + row * 42;
      const colour = random.helpers.arrayElement(plants);
      const size = 12 + row * 5;
      const leaves = spread(random, 22 - row * 3).map(
        (x) =>
          `<ellipse cx="${x - size * 0.4}" cy="${y - size * 0.4}" rx="${size * 0.6}" ry="${size}" fill="${colour}"/><ellipse cx="${x + size * 0.4}" cy="${y - size * 0.3}" rx="${size * 0.6}" ry="${size * 0.8}" fill="${colour}" opacity=".8"/>`,
      );
      return `<rect x="-20" y="${y - 6}" width="1000" height="${26 + row * 7}" rx="14" fill="#7b5639"/>${leaves.join('')}`;
    })
    .join('');
}

/** Two rows of apple trees, the nearer one larger. */
function fruitTrees(random: Faker): string {
  const rows = [
    { y: 390, size: 170, count: 7 },
    { y: 520, size: 290, count: 4 },
  ];
  return rows
    .flatMap(({ y, size, count }) =>
      spread(random, count).map((x) => tree(random, 'summer', { x, y, size }, '#d1342f')),
    )
    .join('');
}

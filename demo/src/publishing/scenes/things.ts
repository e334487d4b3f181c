import type { Faker } from '@faker-js/faker';
import { height, horizon, type Mood, palettes, spread, width } from './scenery.ts';

interface Spot {
  readonly x: number;
  /** Where it stands on the ground. */
  readonly y: number;
  /** Pixels high. */
  readonly size: number;
}

/** A tree with a round crown; with fruits when given their colour. */
export function tree(random: Faker, mood: Mood, { x, y, size }: Spot, fruit?: string): string {
  const crown = y - size * 0.65;
  const balls = Array.from({ length: 6 }, () => {
    const colour = random.helpers.arrayElement(palettes[mood].leaves);
    return ball(random, { x, y: crown, size: size * 0.26 }, size * 0.22, colour);
  });
  const fruits = Array.from({ length: fruit === undefined ? 0 : 9 }, () =>
    ball(random, { x, y: crown, size: size * 0.035 }, size * 0.22, fruit ?? ''),
  );
  const trunk = `<rect x="${x - size * 0.05}" y="${crown}" width="${size * 0.1}" height="${y - crown}" fill="#7a5a3c"/>`;
  return trunk + balls.join('') + fruits.join('');
}

/** A circle of the radius `size` that lies up to `stray` beside its spot. */
function ball(random: Faker, { x, y, size }: Spot, stray: number, colour: string): string {
  const off = () => random.number.float({ min: -stray, max: stray });
  return `<circle cx="${(x + off()).toFixed(1)}" cy="${(y + off()).toFixed(1)}" r="${size.toFixed(1)}" fill="${colour}"/>`;
}

/** Trees of about one size along the horizon. */
export function treeLine(random: Faker, mood: Mood, count: number): string {
  return spread(random, count)
    .map((x) =>
      tree(random, mood, { x, y: horizon + 14, size: random.number.int({ min: 90, max: 150 }) }),
    )
    .join('');
}

/** A fence of boards along the horizon. */
export function fence(colour: string): string {
  const boards = Array.from({ length: 41 }, (_, index) => {
    const x = index * 24;
    return `<path d="M${x} ${horizon + 30}v-64l7-9 7 9v64z" fill="${colour}"/>`;
  });
  const rails = [20, 48].map(
    (y) =>
      `<rect y="${horizon + 30 - y}" width="${width}" height="6" fill="${colour}" opacity=".8"/>`,
  );
  return boards.join('') + rails.join('');
}

/** A summer house with a pitched roof. */
export function shed({ x, y, size }: Spot, roof: string): string {
  const w = size * 1.2;
  const wall = size * 0.6;
  return [
    `<rect x="${x - w / 2}" y="${y - wall}" width="${w}" height="${wall}" fill="#b98a5b"/>`,
    `<path d="M${x - w * 0.6} ${y - wall}L${x} ${y - size}L${x + w * 0.6} ${y - wall}Z" fill="${roof}"/>`,
    `<rect x="${x - w * 0.34}" y="${y - wall * 0.72}" width="${w * 0.22}" height="${wall * 0.72}" fill="#6b4a2f"/>`,
    `<rect x="${x + w * 0.05}" y="${y - wall * 0.7}" width="${w * 0.3}" height="${wall * 0.36}" fill="#dcefF5" stroke="#fff" stroke-width="4"/>`,
  ].join('');
}

/** Flowers strewn over the ground from `top` down. */
export function flowers(random: Faker, top: number, count: number): string {
  const colours = ['#e4572e', '#f2b134', '#fff3c9', '#c86bb0', '#f0859d'];
  return Array.from({ length: count }, () => {
    const x = random.number.int({ max: width });
    const y = random.number.int({ min: top, max: height - 10 });
    const colour = random.helpers.arrayElement(colours);
    return `<path d="M${x} ${y}v16" stroke="#4c7a35" stroke-width="3"/><circle cx="${x}" cy="${y}" r="7" fill="${colour}"/><circle cx="${x}" cy="${y}" r="2.5" fill="#7a4b12"/>`;
  }).join('');
}

/** Leaves or snowflakes scattered between two heights. */
export function specks(
  random: Faker,
  {
    from,
    to,
    count,
    colours,
  }: { from: number; to: number; count: number; colours: readonly string[] },
): string {
  return Array.from({ length: count }, () => {
    const x = random.number.int({ max: width });
    const y = random.number.int({ min: from, max: to });
    const colour = random.helpers.arrayElement(colours);
    return `<ellipse cx="${x}" cy="${y}" rx="7" ry="5" fill="${colour}"/>`;
  }).join('');
}

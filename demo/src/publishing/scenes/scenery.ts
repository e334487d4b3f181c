import type { Faker } from '@faker-js/faker';

/** The size that everything is drawn in. */
export const width = 960;
export const height = 600;
/** The width that pictures are made in, in pixels: small files, quickly made. */
const pixels = 720;
/** Where the sky ends. */
export const horizon = 330;

interface Palette {
  /** From the top down. */
  readonly sky: readonly [string, string];
  readonly sun: string;
  readonly hills: readonly [string, string];
  readonly ground: string;
  readonly leaves: readonly string[];
}

/** The colours of the seasons, and of a summer evening. */
export const palettes = {
  spring: {
    sky: ['#9fd3ee', '#eef7e6'],
    sun: '#ffe9a3',
    hills: ['#a9cf97', '#8fc07d'],
    ground: '#9ccb76',
    leaves: ['#8cc46a', '#a5d381', '#f3c6d4', '#fbe3ea'],
  },
  summer: {
    sky: ['#6fb7e6', '#d9effa'],
    sun: '#fff1b0',
    hills: ['#86b56f', '#6ea45c'],
    ground: '#7fb45a',
    leaves: ['#4f8f42', '#5fa04c', '#6fb058'],
  },
  autumn: {
    sky: ['#b7c9d6', '#f6e6cf'],
    sun: '#ffdf9c',
    hills: ['#c2a76d', '#a98f5c'],
    ground: '#a9a05a',
    leaves: ['#d98b3a', '#c7622e', '#e3b04b', '#a8482a'],
  },
  winter: {
    sky: ['#c3d6e6', '#f4f2f0'],
    sun: '#fff6df',
    hills: ['#dfe8ee', '#cedbe4'],
    ground: '#f5f8fa',
    leaves: ['#eaf1f5', '#d5e3ea', '#f8fbfc'],
  },
  evening: {
    sky: ['#3d4a7a', '#f2a97e'],
    sun: '#ffd08a',
    hills: ['#52618a', '#44506f'],
    ground: '#4d6b4f',
    leaves: ['#35553f', '#3f6448', '#2f4a3c'],
  },
} satisfies Record<string, Palette>;

export type Mood = keyof typeof palettes;

/** A picture of layers, the farthest first. */
export function svg(...layers: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${(pixels * height) / width}" viewBox="0 0 ${width} ${height}">${layers.join('')}</svg>`;
}

/** Sky, sun, hills and ground. */
export function landscape(random: Faker, mood: Mood): string {
  const { sky, sun, hills, ground } = palettes[mood];
  const sunX = random.number.int({ min: 120, max: 840 });
  const sunY = mood === 'evening' ? horizon - 30 : random.number.int({ min: 70, max: 140 });
  return [
    `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>`,
    `<circle cx="${sunX}" cy="${sunY}" r="90" fill="${sun}" opacity=".35"/>`,
    `<circle cx="${sunX}" cy="${sunY}" r="52" fill="${sun}"/>`,
    hill(random, hills[0], 110),
    hill(random, hills[1], 60),
    `<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="${ground}"/>`,
  ].join('');
}

function hill(random: Faker, colour: string, rise: number): string {
  const [left, right] = [rise, rise].map((most) => horizon - random.number.int({ max: most }));
  const path = `M0 ${horizon + 10}V${left}C320 ${horizon - rise * 1.5} 560 ${horizon} ${width} ${right}V${horizon + 10}Z`;
  return `<path d="${path}" fill="${colour}"/>`;
}

/** So many places over the picture's width, each a little off its middle. */
export function spread(random: Faker, count: number): number[] {
  const step = width / count;
  return Array.from({ length: count }, (_, index) =>
    Math.round(step * (index + 0.5) + random.number.float({ min: -0.25, max: 0.25 }) * step),
  );
}

import type { Faker } from '@faker-js/faker';
import { height, spread, width } from './scenery.ts';

/** A greenhouse of glass with plants behind the panes. */
export const greenhouse = [
  '<path d="M220 500V330L480 220L740 330V500Z" fill="#d8f0ee" opacity=".85"/>',
  ...[270, 350, 430, 530, 610, 690].map(
    (x) =>
      `<ellipse cx="${x}" cy="470" rx="34" ry="46" fill="#4f9a4a"/><circle cx="${x}" cy="440" r="9" fill="#e0492f"/>`,
  ),
  '<path d="M220 500V330L480 220L740 330V500ZM220 330H740M350 275V500M480 220V500M610 275V500" fill="none" stroke="#fff" stroke-width="8"/>',
].join('');

/** A gate with two wings under an arch, and the path that leads through. */
export const gate = [
  '<path d="M400 400H560L720 600H240Z" fill="#dcc9a0"/>',
  '<path d="M360 410V210Q480 120 600 210V410H570V226Q480 160 390 226V410Z" fill="#5d4630"/>',
  ...[394, 482].map(
    (x) =>
      `<rect x="${x}" y="270" width="84" height="140" fill="#8a673f"/><path d="M${x} 270L${x + 84} 410M${x + 84} 270L${x} 410" stroke="#5d4630" stroke-width="7"/>`,
  ),
].join('');

/** A tap on its post, and a watering can. */
export const tap = [
  '<rect x="330" y="230" width="34" height="330" fill="#8b7355"/>',
  '<path d="M364 270h90q26 0 26 26v26h-34v-18h-82z" fill="#b9c2c9"/>',
  '<path d="M400 270v-26h-32v-16h80v16h-32v26z" fill="#c94f3d"/>',
  ...[340, 372, 404].map((y) => `<path d="M463 ${y}q-12 20 0 24q12-4 0-24z" fill="#5aa9d6"/>`),
  '<path d="M410 440h130v120h-130z" fill="#3f8f8a"/>',
  '<path d="M540 500l110-70 14 20-124 96z" fill="#3f8f8a"/>',
  '<path d="M640 416l44 54-16 10-42-54z" fill="#2f6f6b"/>',
  '<path d="M420 440q56-90 112 0" fill="none" stroke="#2f6f6b" stroke-width="12"/>',
].join('');

/** Tables under strings of lanterns. */
export function gathering(random: Faker): string {
  const colours = ['#ffd25e', '#ff8f5c', '#f76f8e', '#8fd6c2'];
  const lanterns = [150, 215].flatMap((y) => [
    `<path d="M0 ${y - 40}Q480 ${y + 60} ${width} ${y - 40}" fill="none" stroke="#2b3350" stroke-width="3"/>`,
    ...spread(random, 11).map((x) => {
      const drop = y - 40 + 100 * (x / width) * (1 - x / width) * 2;
      const colour = random.helpers.arrayElement(colours);
      return `<circle cx="${x}" cy="${drop.toFixed(0)}" r="30" fill="${colour}" opacity=".25"/><ellipse cx="${x}" cy="${drop.toFixed(0)}" rx="13" ry="17" fill="${colour}"/>`;
    }),
  ]);
  const tables = [200, 480, 760].map(
    (x) =>
      `<path d="M${x - 90} 470h12v80h-12zM${x + 78} 470h12v80h-12z" fill="#5f4630"/><path d="M${x - 110} 450h220v34h-220z" fill="#f4ead6"/><circle cx="${x - 50}" cy="440" r="14" fill="#d1342f"/><circle cx="${x}" cy="436" r="18" fill="#e8a33a"/><circle cx="${x + 52}" cy="441" r="13" fill="#7fb45a"/>`,
  );
  return [...lanterns, ...tables].join('');
}

const columns = 12;
const rows = 8;

/** The garden from above: plots of many greens, a summer house on each, alleys between them. */
export function plan(random: Faker): string {
  const greens = ['#8fbf6b', '#a6cd84', '#7bb05b', '#c3d98f', '#b9cf7a'];
  const plots = Array.from({ length: columns * rows }, (_, index) => {
    const x = 30 + (index % columns) * 75;
    // After every second row there is an alley.
    const row = Math.floor(index / columns);
    const y = 24 + row * 64 + Math.floor(row / 2) * 14;
    const house = `<rect x="${x + random.number.int({ min: 6, max: 44 })}" y="${y + random.number.int({ min: 6, max: 34 })}" width="18" height="14" fill="#a4452c"/>`;
    const bush = `<circle cx="${x + random.number.int({ min: 10, max: 60 })}" cy="${y + random.number.int({ min: 10, max: 50 })}" r="8" fill="#4f8f42"/>`;
    return `<rect x="${x}" y="${y}" width="70" height="60" rx="4" fill="${random.helpers.arrayElement(greens)}"/>${bush}${house}`;
  });
  return `<rect width="${width}" height="${height}" fill="#e6d7b4"/>${plots.join('')}`;
}

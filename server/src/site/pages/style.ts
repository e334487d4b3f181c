import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { darkPalette, lightPalette } from '@grzadka/contract/core/palette';
import { enlargements } from './board-turns.ts';

type Palette = typeof lightPalette | typeof darkPalette;

function variables(palette: Palette): string {
  const { background, text, primary, warning, sidebar, divider, controlEdge, focusRing } = palette;
  const colours = {
    ground: background.default,
    paper: background.paper,
    text: text.primary,
    quiet: text.secondary,
    link: primary.main,
    line: divider,
    edge: controlEdge,
    focus: focusRing,
    'pin-ground': warning.light,
    'pin-text': warning.dark,
    soil: sidebar.background,
    'soil-text': sidebar.text,
    'soil-focus': sidebar.focusRing,
  };
  return Object.entries(colours)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');
}

/** The face of the program, cut down to what Polish needs: server/src/site/font/README.md. */
export const font = readFileSync(
  new URL('../font/atkinson-hyperlegible-next.woff2', import.meta.url),
);

/** Its path below the site's root, another one for each content. */
export const fontPath = `/pismo-${digestOf(font)}.woff2`;

/** As a route: any such path, as of the style sheet. */
export const anyFontPath = '/pismo-:digest([\\w-]{10}).woff2';

/** A reader who has not got it in time reads on in another face, and has it from the next page on: nothing moves (0134). */
const fontFace = (address: string) =>
  `@font-face{font-family:"Atkinson Hyperlegible Next";src:url(${address}) format("woff2");font-weight:400 700;font-display:optional}`;

/** The class of a board whose type is so much larger than usual. */
export function enlargedClass(larger: number): string {
  return `enlarged-${Math.round(larger * 100)}`;
}

const rules = [
  `:root{color-scheme:light dark;${variables(lightPalette)}}`,
  `@media(prefers-color-scheme:dark){:root{${variables(darkPalette)}}}`,
  ...['site.css', 'frame.css', 'board.css', 'print.css'].map((file) =>
    readFileSync(new URL(file, import.meta.url), 'utf8'),
  ),
  ...enlargements.map((larger) => `.${enlargedClass(larger)}{--larger:${larger}}`),
].join('\n');

/** The one style sheet of the site: its face, the program's colours, by day and by night, and its rules. */
export const style = `${fontFace(fontPath.slice(1))}\n${rules}`;

/** The same for a page that has all of it within itself, since it stands beside no other file. */
export const wholeStyle = `${fontFace(`data:font/woff2;base64,${font.toString('base64')}`)}\n${rules}`;

/** Its path below the site's root, another one for each content, so that it may be kept for ever. */
export const stylePath = `/styl-${digestOf(style)}.css`;

/** As a route: any such path, since pages of another release than this one are still read (0121). */
export const anyStylePath = '/styl-:digest([\\w-]{10}).css';

function digestOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 10);
}

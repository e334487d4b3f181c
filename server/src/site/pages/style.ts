import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { darkPalette, lightPalette } from '@grzadka/contract/core/palette';

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

/** The one style sheet of the site: the program's colours, by day and by night, and its rules. */
export const style = [
  `:root{color-scheme:light dark;${variables(lightPalette)}}`,
  `@media(prefers-color-scheme:dark){:root{${variables(darkPalette)}}}`,
  ...['site.css', 'frame.css', 'board.css', 'print.css'].map((file) =>
    readFileSync(new URL(file, import.meta.url), 'utf8'),
  ),
].join('\n');

const digest = createHash('sha256').update(style).digest('base64url').slice(0, 10);

/** Its path below the site's root, another one for each content, so that it may be kept for ever. */
export const stylePath = `/styl-${digest}.css`;

/** As a route: any such path, since pages of another release than this one are still read (0121). */
export const anyStylePath = '/styl-:digest([\\w-]{10}).css';

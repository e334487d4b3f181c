import { darkPalette, lightPalette } from '@grzadka/contract/core/palette';
import type { Plugin } from 'vite';
import { rootFontSizes, typography } from '../src/core/ui/theme/typography.ts';

/** Where the page's own styles have the variables. */
const place = '/* theme-variables */';

/** What differs by the scheme, and is no colour of the palette. */
const ofLight = {
  ...lightPalette,
  splashText: lightPalette.sidebar.background,
  placeholderOpacity: 0.42,
  selectedOpacity: 0.08,
  autofill: { shadow: 'none', text: 'currentcolor' },
  checkboxEdge: 'none',
};
const ofDark = {
  ...darkPalette,
  splashText: darkPalette.text.primary,
  placeholderOpacity: 0.5,
  selectedOpacity: 0.16,
  autofill: { shadow: '0 0 0 100px #266798 inset', text: '#ffffff' },
  checkboxEdge: `0 0 0 1px ${darkPalette.text.secondary}`,
};

/**
 * Puts the theme's colours, sizes and corners into the page as CSS variables, made of what MUI's theme is made of: whatever is
 * styled by CSS has them before any code runs (0202).
 */
export function themeVariables(): Plugin {
  return {
    name: 'theme-variables',
    transformIndexHtml: {
      // Before the page's styles are read.
      order: 'pre',
      handler: (html) => html.replace(place, themeStyles()),
    },
  };
}

/**
 * The rules that set the variables, by what was chosen on the device and by what the system prefers; on paper the colours are those
 * by day.
 */
export function themeStyles(): string {
  const light = rule(['color-scheme: light', ...variablesOf(ofLight)]);
  const dark = rule(['color-scheme: dark', ...variablesOf(ofDark)]);
  const sizes = Object.entries(rootFontSizes).map(
    ([chosen, size]) => `html[data-text-size='${chosen}'] ${rule([`font-size: ${size}`])}`,
  );
  return [
    `html ${rule([`font-size: ${rootFontSizes['100']}`, '--corner: 10px', ...variablesOf(type)])}`,
    ...sizes,
    `html ${light}`,
    `html[data-scheme='dark'] ${dark}`,
    `@media (prefers-color-scheme: dark) { html:not([data-scheme='light']) ${dark} }`,
    `@media print { html, html[data-scheme] ${light} }`,
  ].join('\n');
}

/** Of each kind of text its size, weight and the height of its lines. */
const type = {
  'font-family': typography.fontFamily,
  ...Object.fromEntries(
    Object.entries(typography).flatMap(([name, kind]) =>
      typeof kind === 'string'
        ? []
        : [
            [`${name}-size`, kind.fontSize],
            [`${name}-weight`, 'fontWeight' in kind ? kind.fontWeight : 400],
            [`${name}-leading`, 'lineHeight' in kind ? kind.lineHeight : 1.6],
          ],
    ),
  ),
};

const rule = (declarations: readonly string[]) => `{ ${declarations.join('; ')} }`;

interface Values {
  readonly [name: string]: string | number | Values;
}

/** Variables named by the way that leads to them, in CSS's writing: `--primary-contrast-text`. */
function variablesOf(values: Values, before = '--'): string[] {
  return Object.entries(values).flatMap(([key, value]) => {
    if (key === 'mode') return [];
    const name = before + key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    if (typeof value === 'object') return variablesOf(value, `${name}-`);
    // As `color-mix` asks for it.
    return [`${name}: ${key.endsWith('Opacity') ? `${Number(value) * 100}%` : value}`];
  });
}

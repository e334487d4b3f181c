import { darkPalette, lightPalette } from '@grzadka/contract/core/palette';
import { getContrastRatio } from '@mui/material/styles';
import { describe, expect, test } from 'vitest';

const hues = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;

/** What WCAG's level AA asks for: of text, and of edges that show what can be used. */
const least = { text: 4.5, edge: 3 };

interface Pair {
  readonly what: string;
  readonly colour: string;
  readonly ground: string;
  readonly ratio: number;
}

/** Every colour with every ground that it stands on. */
function pairs(palette: typeof lightPalette | typeof darkPalette): Pair[] {
  const { background, text, sidebar, controlEdge, focusRing } = palette;
  const grounds = Object.entries({
    ...background,
    ...Object.fromEntries(hues.map((hue) => [`${hue}.light`, palette[hue].light])),
  });
  const on = (what: string, colour: string, ratio: number) =>
    grounds.map(([name, ground]) => ({ what: `${what} on ${name}`, colour, ground, ratio }));
  return [
    ...on('text', text.primary, least.text),
    ...on('quiet text', text.secondary, least.text),
    ...hues.flatMap((hue) => {
      const { main, dark, light, contrastText } = palette[hue];
      return [
        ...Object.entries(background).map(([name, ground]) => ({
          what: `${hue} on ${name}`,
          colour: main,
          ground,
          ratio: least.text,
        })),
        { what: `text on ${hue}`, colour: contrastText, ground: main, ratio: least.text },
        {
          what: `text on ${hue} pointed at`,
          colour: contrastText,
          ground: dark,
          ratio: least.text,
        },
        { what: `${hue} on its ground`, colour: dark, ground: light, ratio: least.text },
      ];
    }),
    ...Object.values(background).flatMap((ground) => [
      { what: 'the edge of a field', colour: controlEdge, ground, ratio: least.edge },
      { what: 'the edge of the search box', colour: text.disabled, ground, ratio: least.edge },
      { what: 'the focus', colour: focusRing, ground, ratio: least.edge },
    ]),
    {
      what: 'text of the sidebar',
      colour: sidebar.text,
      ground: sidebar.background,
      ratio: least.text,
    },
    {
      what: 'the current item of the menu',
      colour: sidebar.selectedText,
      ground: sidebar.selected,
      ratio: least.text,
    },
    {
      what: 'the focus in the sidebar',
      colour: sidebar.focusRing,
      ground: sidebar.background,
      ratio: least.edge,
    },
  ];
}

describe.each([lightPalette, darkPalette])('the colours of the $mode scheme', (palette) => {
  test('can be told from what they stand on', () => {
    const tooWeak = pairs(palette)
      .map((pair) => ({ ...pair, has: getContrastRatio(pair.colour, pair.ground) }))
      .filter(({ has, ratio }) => has < ratio)
      .map(({ what, has, ratio }) => `${what}: ${has.toFixed(2)} of ${ratio}`);
    expect(tooWeak).toEqual([]);
  });
});

import { usualTextSize } from '../text-size.ts';

/** How many per cent of the browser's own size running text has, at each size that can be chosen. */
const perCent = (chosen: number) => `${(usualTextSize / 16) * chosen}%`;

/**
 * The size of type of the whole page, by what was chosen in per cent. Everything is sized in rem, so that it follows, and so
 * that the person's own font size is respected.
 */
export const rootFontSizes = { '100': perCent(100), '115': perCent(115), '130': perCent(130) };

const family = "'Atkinson Hyperlegible Next Variable', 'Segoe UI', system-ui, sans-serif";

/** Type made for legibility; no capitals where the text has none. */
export const typography = {
  fontFamily: family,
  h1: { fontSize: '2rem', fontWeight: 700, lineHeight: 1.25 },
  h2: { fontSize: '1.75rem', fontWeight: 700, lineHeight: 1.25 },
  h3: { fontSize: '1.5rem', fontWeight: 700, lineHeight: 1.3 },
  h4: { fontSize: '1.375rem', fontWeight: 700, lineHeight: 1.3 },
  h5: { fontSize: '1.25rem', fontWeight: 700, lineHeight: 1.3 },
  h6: { fontSize: '1.125rem', fontWeight: 700, lineHeight: 1.4 },
  body1: { fontSize: '1rem', lineHeight: 1.6 },
  body2: { fontSize: '0.9375rem', lineHeight: 1.6 },
  subtitle1: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.5 },
  subtitle2: { fontSize: '0.9375rem', fontWeight: 600, lineHeight: 1.5 },
  caption: { fontSize: '0.875rem', lineHeight: 1.5 },
  overline: { fontSize: '0.875rem', textTransform: 'none', letterSpacing: 0 },
  button: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.5, textTransform: 'none' },
} as const;

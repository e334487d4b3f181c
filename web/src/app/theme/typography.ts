/** The size of running text in CSS pixels at the browser's default: readable at arm's length. */
const baseSize = 17;

/** Everything is sized in rem, so the person's own font size is respected. */
export const rootFontSize = `${(baseSize / 16) * 100}%`;

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

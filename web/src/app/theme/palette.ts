/**
 * The colours of the application: leaf green on warm paper, soil and terracotta as accents. Text
 * reaches 7:1 on its background, edges of controls 3:1.
 */
export const palette = {
  mode: 'light',
  primary: { main: '#1e5b34', dark: '#144425', light: '#e2eedd', contrastText: '#ffffff' },
  secondary: { main: '#7f3a18', dark: '#6b3114', light: '#f6e3d3', contrastText: '#ffffff' },
  error: { main: '#9c1c17', dark: '#7d1511', light: '#fbe3df', contrastText: '#ffffff' },
  warning: { main: '#714400', dark: '#5e3900', light: '#fcecc4', contrastText: '#ffffff' },
  info: { main: '#1d4e6b', dark: '#143a50', light: '#dfecf3', contrastText: '#ffffff' },
  success: { main: '#1e5b34', dark: '#144425', light: '#e2eedd', contrastText: '#ffffff' },
  background: { default: '#f7f2e7', paper: '#fffdf8' },
  text: { primary: '#2a2018', secondary: '#574737', disabled: '#75685a' },
  divider: '#ddd1bd',
} as const;

/** The edge of a field or an outlined button. */
export const controlEdge = '#8b7963';

/** The ring around what has the keyboard's focus, on paper and on the dark sidebar. */
export const focusRing = { onPaper: '#b5480f', onSoil: '#ffc861' } as const;

/** The sidebar and the menu drawer. */
export const sidebar = {
  background: '#17472a',
  text: '#f8f3e6',
  quiet: '#cfe0cd',
  edge: 'rgb(248 243 230 / 0.18)',
  hover: 'rgb(248 243 230 / 0.12)',
  selected: '#f8f3e6',
  selectedText: '#17472a',
} as const;

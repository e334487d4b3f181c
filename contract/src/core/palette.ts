/** What a palette says besides the colours that every theme has. */
export interface OwnColours {
  /** The edge of a field or an outlined button. */
  readonly controlEdge: string;
  /** The ring around what has the keyboard's focus. */
  readonly focusRing: string;
  /** The sidebar and the menu drawer: dark soil in both schemes. */
  readonly sidebar: {
    readonly background: string;
    readonly text: string;
    readonly edge: string;
    readonly hover: string;
    readonly selected: string;
    readonly selectedText: string;
    readonly focusRing: string;
  };
}

const soil = {
  text: '#f8f3e6',
  edge: 'rgb(248 243 230 / 0.18)',
  hover: 'rgb(248 243 230 / 0.12)',
  focusRing: '#ffc861',
} as const;

const leaf = { main: '#1e5b34', dark: '#144425', light: '#e2eedd', contrastText: '#ffffff' };

/**
 * The colours by day: leaf green on warm paper, soil and terracotta as accents. Text reaches 7:1 on its
 * background, edges of controls 3:1. Of each colour `light` is a ground and `dark` the text upon it.
 */
export const lightPalette = {
  mode: 'light',
  primary: leaf,
  secondary: { main: '#7f3a18', dark: '#6b3114', light: '#f6e3d3', contrastText: '#ffffff' },
  error: { main: '#9c1c17', dark: '#7d1511', light: '#fbe3df', contrastText: '#ffffff' },
  warning: { main: '#714400', dark: '#5e3900', light: '#fcecc4', contrastText: '#ffffff' },
  info: { main: '#1d4e6b', dark: '#143a50', light: '#dfecf3', contrastText: '#ffffff' },
  success: leaf,
  background: { default: '#f7f2e7', paper: '#fffdf8' },
  text: { primary: '#2a2018', secondary: '#574737', disabled: '#75685a' },
  divider: '#ddd1bd',
  action: {
    active: 'rgba(0, 0, 0, 0.54)',
    hover: 'rgba(0, 0, 0, 0.04)',
    hoverOpacity: 0.04,
    selected: 'rgba(0, 0, 0, 0.08)',
    disabled: 'rgba(0, 0, 0, 0.26)',
    disabledBackground: 'rgba(0, 0, 0, 0.12)',
  },
  controlEdge: '#8b7963',
  focusRing: '#b5480f',
  sidebar: { ...soil, background: '#17472a', selected: '#f8f3e6', selectedText: '#17472a' },
} as const;

const lamplitLeaf = { main: '#93d3a3', dark: '#bfe9c9', light: '#21402c', contrastText: '#0b2916' };

/**
 * The colours by night: the same hues on dark earth, to the same contrasts. `light` is a ground and `dark`
 * the text upon it here too, so that `dark` is the paler of the two.
 */
export const darkPalette = {
  mode: 'dark',
  primary: lamplitLeaf,
  secondary: { main: '#eaa983', dark: '#f6cbb2', light: '#46301f', contrastText: '#2b1206' },
  error: { main: '#ff9d93', dark: '#ffc6bf', light: '#4d211d', contrastText: '#3a0704' },
  warning: { main: '#f0c070', dark: '#f8dca0', light: '#423313', contrastText: '#2c1d00' },
  info: { main: '#93c7e6', dark: '#bcdff1', light: '#1f3a4a', contrastText: '#06202f' },
  success: lamplitLeaf,
  background: { default: '#1b1814', paper: '#25211b' },
  text: { primary: '#f3ece0', secondary: '#d3c8b8', disabled: '#a29686' },
  divider: '#4a4237',
  action: {
    active: '#ffffff',
    hover: 'rgba(255, 255, 255, 0.08)',
    hoverOpacity: 0.08,
    selected: 'rgba(255, 255, 255, 0.16)',
    disabled: 'rgba(255, 255, 255, 0.3)',
    disabledBackground: 'rgba(255, 255, 255, 0.12)',
  },
  controlEdge: '#978a78',
  focusRing: '#ffb066',
  sidebar: { ...soil, background: '#133522', selected: '#d9e8d4', selectedText: '#133522' },
} as const;

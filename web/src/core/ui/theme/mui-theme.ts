import { darkPalette, lightPalette, type OwnColours } from '@grzadka/contract/core/palette';
import { plPL } from '@mui/material/locale';
import { createTheme, type Theme } from '@mui/material/styles';
import { components } from './mui-components.ts';
import { typography } from './typography.ts';

declare module '@mui/material/styles' {
  interface Palette extends OwnColours {}
  interface PaletteOptions extends OwnColours {}
}

const palettes = { light: lightPalette, dark: darkPalette };

export type ColourScheme = keyof typeof palettes;

/** The look of MUI's parts, which is that of the rest: warm, large, in Polish; by day and by night only the colours differ (0077). */
export function createMuiTheme(scheme: ColourScheme): Theme {
  return createTheme(
    {
      palette: palettes[scheme],
      typography,
      components,
      shape: { borderRadius: 10 },
      motion: { reducedMotion: 'system' },
      focusVisible: {
        outlineColor: 'var(--focus-ring)',
        outlineStyle: 'solid',
        outlineWidth: '3px',
        outlineOffset: '2px',
      },
    },
    plPL,
  );
}

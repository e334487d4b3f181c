import { plPL } from '@mui/material/locale';
import { createTheme, type Theme } from '@mui/material/styles';
import { components } from './components.ts';
import { darkPalette, lightPalette } from './palette.ts';
import { typography } from './typography.ts';

const palettes = { light: lightPalette, dark: darkPalette };

export type ColourScheme = keyof typeof palettes;

/** The look of the application: warm, large, in Polish; by day and by night only the colours differ (0077). */
export function createAppTheme(scheme: ColourScheme): Theme {
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

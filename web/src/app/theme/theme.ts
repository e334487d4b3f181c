import { plPL } from '@mui/material/locale';
import { createTheme } from '@mui/material/styles';
import { components } from './components.ts';
import { palette } from './palette.ts';
import { typography } from './typography.ts';

/** The look of the application: light, warm, large, in Polish. */
export const theme = createTheme(
  {
    palette,
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

import { useMediaQuery } from '@mui/material';
import { ThemeProvider } from '@mui/system';
import { type ReactNode, useMemo } from 'react';
import { usePrinting } from '../../core/ui/hooks/usePrinting.ts';
import { useAppearance } from '../appearance/appearance.ts';
import { type ColourScheme, createAppTheme } from './theme.ts';

/**
 * The look of MUI's parts within, in the colours that were chosen on this device; on paper those by day. What is styled by CSS has
 * the same from the page (`web/build/theme-variables.ts`).
 */
export function AppTheme({ children }: { children: ReactNode }) {
  const chosen = useAppearance('scheme');
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)');
  const onScreen: ColourScheme = chosen === 'system' ? (isSystemDark ? 'dark' : 'light') : chosen;
  const scheme = usePrinting() ? 'light' : onScreen;
  const theme = useMemo(() => createAppTheme(scheme), [scheme]);
  return (
    // The plain one: that of @mui/material brings themes made of CSS variables along, and this is none (0061).
    <ThemeProvider theme={theme}>{children}</ThemeProvider>
  );
}

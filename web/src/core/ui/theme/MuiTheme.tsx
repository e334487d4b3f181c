import { ThemeProvider } from '@mui/system';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { usePrinting } from '../hooks/usePrinting.ts';
import { type ColourScheme, createMuiTheme } from './mui-theme.ts';

/**
 * The look of MUI's parts within, in the colours that the page has; on paper those by day. It comes with the part that needs it: the
 * frame and the screens are styled by CSS (0202).
 */
export function MuiTheme({ children }: { children: ReactNode }) {
  const onScreen = useSyncExternalStore(subscribe, schemeOfPage);
  const scheme = usePrinting() ? 'light' : onScreen;
  const theme = useMemo(() => createMuiTheme(scheme), [scheme]);
  return (
    // The plain one: that of @mui/material brings themes made of CSS variables along, and this is none (0061).
    <ThemeProvider theme={theme}>{children}</ThemeProvider>
  );
}

/** What the page's own styles made of the choice on this device and of the system's. */
function schemeOfPage(): ColourScheme {
  const { colorScheme } = getComputedStyle(document.documentElement);
  return colorScheme === 'dark' ? 'dark' : 'light';
}

function subscribe(listener: () => void): () => void {
  const choice = new MutationObserver(listener);
  choice.observe(document.documentElement, { attributeFilter: ['data-scheme'] });
  const system = globalThis.matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', listener);
  return () => {
    choice.disconnect();
    system.removeEventListener('change', listener);
  };
}

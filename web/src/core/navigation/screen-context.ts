import { createContext, use } from 'react';
import type { Navigation, Shown } from './navigation.ts';

interface ScreenContextValue {
  readonly navigation: Navigation;
  readonly shown: Shown;
}

/** Stands around everything that `ScreenRouter` shows. */
export const ScreenContext = createContext<ScreenContextValue | undefined>(undefined);

function useScreenContext(): ScreenContextValue {
  const context = use(ScreenContext);
  if (context === undefined) throw new Error('There is no router around this');
  return context;
}

/** What leads from screen to screen. */
export function useNavigation(): Navigation {
  return useScreenContext().navigation;
}

/** Where the person is, with the routes that show it. */
export function useShown(): Shown {
  return useScreenContext().shown;
}

import { type Area, defineArea } from '../core/area.ts';
import { helpPatterns } from './help.paths.ts';

const loadScreen = async () => ({ Component: (await import('./HelpScreen.tsx')).HelpScreen });

/** The manual in the browser, at addresses of its own; beside other screens the shell shows it. */
export const area: Area = defineArea({
  name: 'help',
  routes: [
    {
      screens: [
        { path: helpPatterns.contents, lazy: loadScreen },
        { path: helpPatterns.page, lazy: loadScreen },
      ],
    },
  ],
});

import type { Plugin } from 'vite';
import { filesOf } from './early-start.ts';
import { screenModules } from './screen-modules.ts';

/**
 * Writes the files that a screen needs besides those of the start and of the frame, by the pattern of its address, for the server: with the page it names them
 * to the browser, which else would hear of them only once the frame has come and run.
 */
export function screenFiles(): Plugin {
  let looked: ReturnType<typeof screenModules> | undefined;
  return {
    name: 'screen-files',
    apply: 'build',
    buildStart() {
      // Beside the build, which keeps one core busy.
      looked = screenModules();
      looked.catch(() => undefined);
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const isThere = new Set(
          ['/src/main.tsx', '/src/app/SignedIn.tsx'].flatMap((module) => filesOf(bundle, module)),
        );
        const screens = ((await looked) ?? []).map(({ pattern, modules }) => {
          const files = new Set([...modules].flatMap((module) => filesOf(bundle, module)));
          return { pattern, files: [...files.difference(isThere)] };
        });
        this.emitFile({
          type: 'asset',
          fileName: '.vite/screens.json',
          source: JSON.stringify(screens),
        });
      },
    },
  };
}

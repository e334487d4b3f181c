import type { Plugin } from 'vite';
import { isHoldersAddress } from '../src/core/paths.ts';
import { filesOf, withStyles } from './early-start.ts';
import { firstCalls } from './first-calls.ts';
import { screenModules } from './screen-modules.ts';

/**
 * Writes the files that a screen needs besides those of the start, and the calls that it makes as it opens, by the pattern of its
 * address, for the server: with the page it names them to the browser, which else would hear of them only once the start and
 * the frame have come and run.
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
        const isThere = new Set(filesOf(bundle, '/src/main.tsx'));
        const stylesThere = new Set(withStyles(bundle, [...isThere]));
        const frame = filesOf(bundle, '/src/app/SignedIn.tsx');
        const ofStaff = filesOf(bundle, '/src/app/areas.ts');
        const modules = (await looked) ?? [];
        const unknown = Object.keys(firstCalls).find(
          (pattern) => !modules.some((screen) => screen.pattern === pattern),
        );
        if (unknown !== undefined) throw new Error(`${unknown} calls, but is no screen`);
        const screens = modules.map(({ pattern, modules: asked }) => {
          const files = new Set([
            ...frame,
            ...(isHoldersAddress(pattern) ? [] : ofStaff),
            ...[...asked].flatMap((module) => filesOf(bundle, module)),
          ]);
          return {
            pattern,
            files: withStyles(bundle, [...files.difference(isThere)]).filter(
              (file) => !stylesThere.has(file),
            ),
            calls: firstCalls[pattern] ?? [],
          };
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

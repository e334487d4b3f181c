import type { Plugin } from 'vite';

const routerFiles = /\/react-router\/dist\/production\/lib\/router\/(utils|history)\.js$/;
/** A line that says to a developer what is wrong with a route or a link. */
const said =
  /^(\s*(?:invariant|warning)\(.*), (?:`(?:[^`\\]|\\.)*`|getInvalidPathError\(.*\))\);$/gm;

/**
 * Leaves the sentences out of the browser's code in which the router says what is wrong with a route; they stand while one develops, and
 * tests follow every route. It took each screen 0.4 KiB (0233).
 */
export function leaveOutWarnings(): Plugin {
  return {
    name: 'leave-out-warnings',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: routerFiles },
      handler(code, id) {
        const left = code.replaceAll(said, "$1, '');");
        if (left === code) throw new Error(`${id} says nothing any more in such lines`);
        return { code: left, map: null };
      },
    },
  };
}

import type { Plugin } from 'vite';

const routerFiles = /\/react-router\/dist\/production\/lib\/router\/(utils|history)\.js$/;
/** How a line begins that says to a developer what is wrong with a route or a link, and how what it says does. */
const beginnings = ['invariant(', 'warning('];
const sayings = [', `', ', getInvalidPathError('];

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
        const left = code.split('\n').map(withoutSaying).join('\n');
        if (left === code) throw new Error(`${id} says nothing any more in such lines`);
        return { code: left, map: null };
      },
    },
  };
}

function withoutSaying(line: string): string {
  const statement = line.trimStart();
  const said = Math.max(...sayings.map((saying) => line.indexOf(saying)));
  const isOne = beginnings.some((name) => statement.startsWith(name)) && line.endsWith(');');
  return isOne && said > 0 ? `${line.slice(0, said)}, '');` : line;
}

import * as paths from '@mdi/js';
import type { Plugin } from 'vite';

const importOfPaths = /import \{([^}]*)\} from ['"]@mdi\/js['"];/g;

/**
 * Puts the paths of icons where they are imported. @mdi/js is one module with thousands of them, and a module is
 * never divided: without this the first code of the page would bring the icons of every screen.
 */
export function inlineIconPaths(): Plugin {
  return {
    name: 'inline-icon-paths',
    transform: {
      filter: { id: /\.tsx?$/, code: '@mdi/js' },
      handler: (code) => code.replace(importOfPaths, (_, names: string) => constants(names)),
    },
  };
}

/** As many lines as the import had, so that source maps stay true. */
function constants(names: string): string {
  return names.replaceAll(/(mdi\w+),?/g, (_, name: string) => {
    const path: unknown = Reflect.get(paths, name);
    if (typeof path !== 'string') throw new Error(`@mdi/js has no ${name}`);
    return `const ${name} = '${path}';`;
  });
}

'use strict';

const { buildOnce } = require('./build-once.cjs');
const { at } = require('./project.cjs');

const unfinished = at('node_modules', '.grzadka', 'web-dist');

/** Builds the web application, unless it was built from the same sources. */
function buildWeb() {
  const vite = at('node_modules', 'vite', 'bin', 'vite.js');
  return buildOnce({
    name: 'strona programu',
    folder: at('web'),
    target: at('web', 'dist'),
    unfinished,
    main: 'index.html',
    stampFile: at('node_modules', '.grzadka', 'web-built'),
    sources: [
      at('package-lock.json'),
      // The version, and what is new in it.
      at('package.json'),
      at('CHANGELOG.md'),
      at('tsconfig.base.json'),
      at('scripts', 'compress.ts'),
      at('scripts', 'docs', 'markdown.ts'),
      at('scripts', 'pictures', 'picture-facts.ts'),
      at('scripts', 'notices.ts'),
      at('scripts', 'notices'),
      at('docs', 'instrukcja'),
      at('web'),
      at('contract'),
    ],
    steps: [
      [vite, 'build', '--outDir', unfinished, '--emptyOutDir', '--logLevel', 'warn'],
      [at('scripts', 'notices.ts'), unfinished],
      [at('scripts', 'compress.ts'), unfinished],
    ],
  });
}

module.exports = { buildWeb };

'use strict';

const { buildOnce } = require('./build-once.cjs');
const { at } = require('./project.cjs');

// As deep as its target: what tells where a line was written begins at the folder of the file.
const unfinished = at('server', 'dist', 'unfinished');

/** Puts the server into few files, unless that was done with the same sources. */
function buildServer() {
  const rolldown = at('node_modules', 'rolldown', 'bin', 'cli.mjs');
  return buildOnce({
    name: 'serwer',
    folder: at('server'),
    target: at('server', 'dist', 'program'),
    unfinished,
    main: 'main.js',
    stampFile: at('node_modules', '.grzadka', 'server-built'),
    sources: [
      at('package-lock.json'),
      at('server', 'rolldown.config.ts'),
      at('server', 'src'),
      at('contract', 'src'),
      at('postgres', 'src'),
    ],
    steps: [[rolldown, '--config', 'rolldown.config.ts', '--dir', unfinished, '--cleanDir']],
  });
}

module.exports = { buildServer };

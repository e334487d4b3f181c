'use strict';

const fs = require('node:fs');
const path = require('node:path');
const { withLock } = require('./lock.cjs');
const { at, digestOf, readStamp, writeStamp } = require('./project.cjs');
const { run, secondsSince } = require('./run.cjs');
const { findRuntime } = require('./runtime.cjs');

const page = at('web', 'index.html');
const target = at('web', 'dist');
const unfinished = at('node_modules', '.grzadka', 'web-dist');
const stampFile = at('node_modules', '.grzadka', 'web-built');

/** Builds the web application, unless it was built from the same sources. */
async function buildWeb() {
  if (!fs.existsSync(page) || isBuilt()) return;
  await withLock(async () => {
    if (isBuilt()) return;
    const stamp = sourceStamp();
    await build();
    writeStamp(stampFile, stamp);
  });
}

function isBuilt() {
  return fs.existsSync(path.join(target, 'index.html')) && readStamp(stampFile) === sourceStamp();
}

function sourceStamp() {
  return digestOf([
    at('package-lock.json'),
    at('tsconfig.base.json'),
    at('scripts', 'compress.ts'),
    at('scripts', 'docs', 'markdown.ts'),
    at('scripts', 'pictures', 'picture-facts.ts'),
    at('scripts', 'notices.ts'),
    ...sourcesBelow(at('scripts', 'notices')),
    ...sourcesBelow(at('docs', 'instrukcja')),
    ...sourcesBelow(at('web')),
    ...sourcesBelow(at('contract')),
  ]);
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function sourcesBelow(folder) {
  const entries = fs.readdirSync(folder, { withFileTypes: true });
  return (
    entries
      .filter(({ name }) => !['node_modules', 'dist'].includes(name) && !/\.test\.tsx?$/.test(name))
      .flatMap((entry) => {
        const file = path.join(folder, entry.name);
        return entry.isDirectory() ? sourcesBelow(file) : [file];
      })
      // oxlint-disable-next-line unicorn/no-array-sort -- Node 18 has no toSorted, and the array is new
      .sort()
  );
}

async function build() {
  const start = Date.now();
  console.log('Buduję stronę programu…');
  const vite = at('node_modules', 'vite', 'bin', 'vite.js');
  await step([vite, 'build', '--outDir', unfinished, '--emptyOutDir', '--logLevel', 'warn']);
  await step([at('scripts', 'notices.ts'), unfinished]);
  await step([at('scripts', 'compress.ts'), unfinished]);
  // Put in place when complete, so that an interrupted build leaves the last good one.
  fs.rmSync(target, { recursive: true, force: true });
  fs.renameSync(unfinished, target);
  console.log(`Strona programu zbudowana w ${secondsSince(start)}.`);
}

/**
 * @param {readonly string[]} args of the project's Node
 */
async function step(args) {
  const code = await run(findRuntime() ?? process.execPath, args, { cwd: at('web') });
  if (code !== 0) throw new Error(`Budowanie strony programu nie powiodło się (kod ${code}).`);
}

module.exports = { buildWeb };

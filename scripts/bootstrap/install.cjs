'use strict';

const { at, digestOf, readStamp, writeStamp } = require('./project.cjs');
const { withLock } = require('./lock.cjs');
const { run, secondsSince } = require('./run.cjs');
const { findRuntime, linkRuntime } = require('./runtime.cjs');

const lockFile = at('package-lock.json');
// `npm ci` begins by removing it with all of node_modules, so half an installation has no stamp.
const stampFile = at('node_modules', '.grzadka', 'installed');

/** Installs what the lock file says, unless that has been done. */
async function install() {
  const stamp = `${digestOf([lockFile])} ${process.platform}-${process.arch}`;
  if (readStamp(stampFile) === stamp) return;
  await withLock(async () => {
    if (readStamp(stampFile) === stamp) return;
    await runNpmCi();
    writeStamp(stampFile, stamp);
  });
}

async function runNpmCi() {
  const start = Date.now();
  console.log('Instaluję potrzebne biblioteki. Za pierwszym razem trwa to kilka minut…');
  const code = await npm(['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund']);
  if (code !== 0) {
    throw new Error(
      `Instalacja bibliotek nie powiodła się (npm ci, kod ${code}). Sprawdź połączenie z internetem i spróbuj ponownie.`,
    );
  }
  const runtime = findRuntime();
  if (runtime === null) {
    throw new Error(
      `Nie zainstalowało się środowisko Node dla tego systemu (${process.platform}-${process.arch}). Spróbuj ponownie.`,
    );
  }
  linkRuntime(runtime);
  console.log(`Biblioteki zainstalowane w ${secondsSince(start)}.`);
}

/**
 * @param {readonly string[]} args
 */
function npm(args) {
  // npm under Node 20 complains about each of some 160 packages; the project brings its own Node.
  const options = { cwd: at(), isNoise: (/** @type {string} */ line) => /EBADENGINE/.test(line) };
  const cli = process.env['npm_execpath'] ?? '';
  if (!cli.endsWith('npm-cli.js')) {
    return run('npm', args, { ...options, shell: process.platform === 'win32' });
  }
  // Not the project's own Node, which is about to be removed and installed anew.
  return run(process.env['npm_node_execpath'] ?? process.execPath, [cli, ...args], options);
}

module.exports = { install };

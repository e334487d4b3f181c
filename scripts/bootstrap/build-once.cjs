'use strict';

const fs = require('node:fs');
const path = require('node:path');
const { withLock } = require('./lock.cjs');
const { digestOf, readStamp, writeStamp } = require('./project.cjs');
const { run, secondsSince } = require('./run.cjs');
const { findRuntime } = require('./runtime.cjs');

/**
 * What is built before the program starts.
 * @typedef {object} Product
 * @property {string} name what the operator reads of it
 * @property {string} folder of the workspace, where its tools run
 * @property {string} target the folder that it makes
 * @property {string} unfinished the folder where it is made until it is complete
 * @property {string} main a file of it by which it is known to be there
 * @property {string} stampFile says what it was made of
 * @property {readonly string[]} sources absolute paths of files and folders that it is made of
 * @property {readonly (readonly string[])[]} steps programs of Node that make it, in turn, with what follows them
 */

/**
 * Builds it, unless it was built from the same sources.
 * @param {Product} product
 */
async function buildOnce(product) {
  if (isBuilt(product)) return;
  await withLock(async () => {
    if (isBuilt(product)) return;
    const stamp = sourceStamp(product);
    await build(product);
    writeStamp(product.stampFile, stamp);
  });
}

/**
 * @param {Product} product
 */
function isBuilt(product) {
  const { target, main, stampFile } = product;
  return fs.existsSync(path.join(target, main)) && readStamp(stampFile) === sourceStamp(product);
}

/**
 * @param {Product} product
 */
function sourceStamp({ sources }) {
  return digestOf(sources.flatMap(filesOf));
}

/**
 * @param {string} source a file or a folder
 * @returns {string[]} the file, or those below the folder
 */
function filesOf(source) {
  if (!fs.statSync(source).isDirectory()) return [source];
  const entries = fs.readdirSync(source, { withFileTypes: true });
  return (
    entries
      .filter(({ name }) => !['node_modules', 'dist'].includes(name) && !/\.test\.tsx?$/.test(name))
      .flatMap((entry) => {
        const file = path.join(source, entry.name);
        return entry.isDirectory() ? filesOf(file) : [file];
      })
      // oxlint-disable-next-line unicorn/no-array-sort -- Node 18 has no toSorted, and the array is new
      .sort()
  );
}

/**
 * @param {Product} product
 */
async function build({ name, folder, target, unfinished, steps }) {
  const start = Date.now();
  console.log(`Buduję: ${name}…`);
  for (const args of steps) {
    const code = await run(findRuntime() ?? process.execPath, args, { cwd: folder });
    if (code !== 0)
      throw new Error(`Nie udało się zbudować: ${name} (kod ${code}). Uruchom polecenie ponownie.`);
  }
  // Put in place when complete, so that an interrupted build leaves the last good one.
  fs.rmSync(target, { recursive: true, force: true });
  fs.renameSync(unfinished, target);
  console.log(`Gotowe w ${secondsSince(start)}: ${name}.`);
}

module.exports = { buildOnce };

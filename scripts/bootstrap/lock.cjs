'use strict';

const { createHash } = require('node:crypto');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { at } = require('./project.cjs');

const user = process.getuid ? process.getuid() : '';
const place = createHash('sha256').update(at()).digest('hex').slice(0, 12);
// Beside the project and not in it: `npm ci` removes node_modules as a whole.
const file = path.join(os.tmpdir(), `grzadka-bootstrap-${place}-${user}.lock`);

const heartbeat = 2_000;
const abandonedAfter = 15_000;

function tryToTake() {
  try {
    fs.writeFileSync(file, `${process.pid}`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  // Whoever works under the lock touches it; a killed one no longer does.
  const stat = fs.statSync(file, { throwIfNoEntry: false });
  if (stat && Date.now() - stat.mtimeMs > abandonedAfter) fs.rmSync(file, { force: true });
  return false;
}

function release() {
  fs.rmSync(file, { force: true });
}

/**
 * Does the work while no other start of the same project does.
 * @param {() => Promise<void>} work
 */
async function withLock(work) {
  let hasTold = false;
  while (!tryToTake()) {
    if (!hasTold) console.log('Czekam, aż inne uruchomienie skończy instalację…');
    hasTold = true;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  const beat = setInterval(() => fs.utimesSync(file, new Date(), new Date()), heartbeat);
  process.on('exit', release);
  try {
    await work();
  } finally {
    clearInterval(beat);
    process.off('exit', release);
    release();
  }
}

module.exports = { withLock };

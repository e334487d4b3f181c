'use strict';

const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');

const root = path.join(__dirname, '..', '..');

/**
 * The absolute path of something in the project.
 * @param {...string} parts
 */
function at(...parts) {
  return path.join(root, ...parts);
}

/**
 * A digest of the files' names and contents; one that is missing counts as empty.
 * @param {readonly string[]} files absolute paths
 */
function digestOf(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(path.relative(root, file)).update('\0');
    hash.update(fs.existsSync(file) ? fs.readFileSync(file) : '').update('\0');
  }
  return hash.digest('hex');
}

/**
 * What a stamp file says was done last; '' when there is none.
 * @param {string} file
 */
function readStamp(file) {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
}

/**
 * @param {string} file
 * @param {string} stamp
 */
function writeStamp(file, stamp) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, stamp);
}

module.exports = { at, digestOf, readStamp, writeStamp };

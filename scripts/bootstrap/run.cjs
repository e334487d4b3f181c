'use strict';

const { spawn } = require('node:child_process');

/**
 * Runs a program to its end and gives its exit code. What it prints to stderr is passed on, except
 * for the lines that `isNoise` recognises. It ends together with this process.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd: string, shell?: boolean, isNoise?: (line: string) => boolean }} options
 * @returns {Promise<number>}
 */
function run(program, args, { cwd, shell = false, isNoise = () => false }) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, shell, stdio: ['ignore', 'ignore', 'pipe'] });
    const end = () => child.kill();
    const stop = () => process.exit(130);
    process.on('exit', end).on('SIGTERM', stop).on('SIGINT', stop);
    let rest = '';
    /** @param {string} line */
    const pass = (line) => {
      if (line !== '' && !isNoise(line)) process.stderr.write(`${line}\n`);
    };
    child.stderr.setEncoding('utf8').on('data', (/** @type {string} */ chunk) => {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      lines.forEach(pass);
    });
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('exit', end).off('SIGTERM', stop).off('SIGINT', stop);
      pass(rest);
      resolve(code ?? 1);
    });
  });
}

/**
 * Seconds since `start` (from Date.now()), in Polish.
 * @param {number} start
 */
function secondsSince(start) {
  return `${((Date.now() - start) / 1000).toFixed(1).replace('.', ',')} s`;
}

module.exports = { run, secondsSince };

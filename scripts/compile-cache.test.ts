import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { at } from './project.ts';

/** A project of nothing but what the start requires first. */
function emptyProject(): string {
  const root = mkdtempSync(join(tmpdir(), 'grzadka-compiled-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'scripts', 'bootstrap'), { recursive: true });
  for (const file of ['compile-cache.cjs', 'bootstrap/project.cjs']) {
    cpSync(at('scripts', file), join(root, 'scripts', file));
  }
  return root;
}

/** Starts a program there, and gives where it says that compiled files are kept. */
function cacheFolder(root: string): string {
  const program = 'console.log(require("node:module").getCompileCacheDir())';
  const args = ['--require', './scripts/compile-cache.cjs', '--eval', program];
  return execFileSync(process.execPath, args, { cwd: root, env: {}, encoding: 'utf8' }).trim();
}

it('keeps compiled files beside the libraries', () => {
  const root = emptyProject();
  expect(cacheFolder(root)).toContain(join('node_modules', '.cache', 'compiled'));
});

it('lets a program start where nothing can be kept', () => {
  const root = emptyProject();
  // A file in the place of the folder: it refuses root, too, whom no permission keeps out.
  writeFileSync(join(root, 'node_modules'), '');
  expect(cacheFolder(root)).toBe('undefined');
});

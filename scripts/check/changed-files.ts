import { execFileSync } from 'node:child_process';
import { at } from '../project.ts';

/** What is checked, and since when it counts as changed. */
export interface Change {
  /** A commit, as git takes it. */
  readonly since: string;
  /** The files that were changed or made since then, committed or not; those that are gone are none of them. */
  readonly files: readonly string[];
}

/**
 * Reads the files that differ from `since`, and those that git does not know yet. By default that is where this branch has left
 * `main`; on `main` itself, the last commit. Fails where this is no clone.
 */
export function readChange(since: string = beginning()): Change {
  const known = git('diff', '--name-only', '--diff-filter=d', since);
  const unknown = git('ls-files', '--others', '--exclude-standard');
  return { since, files: [...new Set([...known, ...unknown])].toSorted() };
}

function beginning(): string {
  for (const main of ['main', 'origin/main']) {
    if (git('branch', '--all', '--list', main, `remotes/${main}`).length === 0) continue;
    const [base] = git('merge-base', 'HEAD', main);
    if (base !== undefined) return base;
  }
  return 'HEAD';
}

function git(...args: readonly string[]): readonly string[] {
  const told = execFileSync('git', args, { cwd: at(), encoding: 'utf8' });
  return told.split('\n').filter((line) => line !== '');
}

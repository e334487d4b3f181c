import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { at } from './project.ts';

/**
 * The server, started again after every change of its sources, beside vite's development server,
 * which passes calls on to it. Either one's end, or Ctrl+C, ends both.
 */
const children: readonly ChildProcess[] = [
  start('.', ['--watch', '--watch-preserve-output', 'server/src/main.ts']),
  start('web', [at('node_modules', 'vite', 'bin', 'vite.js')]),
];

function start(folder: string, args: readonly string[]): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: at(folder),
    // One process is what a debugger and the eye can follow.
    env: { WEB_CONCURRENCY: '1', ...process.env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

function stopAll(): void {
  for (const child of children) child.kill('SIGTERM');
}

const exits = children.map((child) => once(child, 'exit'));
process.on('SIGINT', stopAll);
process.on('SIGTERM', stopAll);
await Promise.race(exits);
stopAll();
await Promise.all(exits);

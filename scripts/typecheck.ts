import { argv } from 'node:process';
import { at, runTool } from './project.ts';

/**
 * Typechecks every part of the project with its own settings; prints all faults before it fails. Two
 * parts at a time on one thread each: the compiler's own threads repeat much of each other's work. What Node alone runs
 * is one part, the root's: a part of its own checks anew whatever it imports of the server. With `--remember` it looks at what
 * has changed since it was last run so, and at what depends on that.
 */
const parts = ['web', '.', 'e2e', 'contract', 'scripts', 'web/service-worker'];

async function checkInTurn(): Promise<void> {
  for (let part = parts.shift(); part !== undefined; part = parts.shift()) {
    const args = ['-p', part, '--pretty', '--singleThreaded', ...remembering(part)];
    const code = await runTool('typescript/bin/tsc', args);
    if (code !== 0) process.exitCode = 1;
  }
}

function remembering(part: string): readonly string[] {
  if (!argv.includes('--remember')) return [];
  const name = part === '.' ? 'root' : part.replaceAll('/', '-');
  const file = at('node_modules', '.cache', 'types', `${name}.tsbuildinfo`);
  return ['--incremental', '--tsBuildInfoFile', file];
}

await Promise.all([checkInTurn(), checkInTurn()]);

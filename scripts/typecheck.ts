import { runTool } from './project.ts';

/**
 * Typechecks every part of the project with its own settings; prints all faults before it fails. Two
 * parts at a time on one thread each: the compiler's own threads repeat much of each other's work. What Node alone runs
 * is one part, the root's: a part of its own checks anew whatever it imports of the server.
 */
const parts = ['web', '.', 'e2e', 'contract', 'scripts', 'web/service-worker'];

async function checkInTurn(): Promise<void> {
  for (let part = parts.shift(); part !== undefined; part = parts.shift()) {
    const code = await runTool('typescript/bin/tsc', ['-p', part, '--pretty', '--singleThreaded']);
    if (code !== 0) process.exitCode = 1;
  }
}

await Promise.all([checkInTurn(), checkInTurn()]);

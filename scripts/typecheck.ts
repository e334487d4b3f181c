import { runTool } from './project.ts';

/** Typechecks every part of the project with its own settings; tells all faults before it fails. */
const parts = ['contract', 'postgres', 'server', 'web', 'demo', 'e2e', 'bench', 'scripts'];

for (const part of parts) {
  const code = await runTool('typescript/bin/tsc', ['-p', part, '--pretty']);
  if (code !== 0) process.exitCode = 1;
}

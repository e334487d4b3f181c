import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { newDataDir } from '@grzadka/postgres/test/data-folder';
import { linkAllLibraries, projectRoot } from './moved-project.ts';
import { runProgram, type ToolResult } from './run-tool.ts';

/** The program as a commit of the history has it, with the libraries of today. */
export interface FormerProgram {
  /** Runs one of its commands, given by the path of its program, on the embedded database below `dataDir`. */
  run(program: string, dataDir: string, ...args: string[]): Promise<ToolResult>;
}

/** Takes the program out of the history into a folder that goes when the test is over; a clone without history has none. */
export async function formerProgram(commit: string): Promise<FormerProgram> {
  const folder = newDataDir();
  const archive = `${folder}.tar`;
  await promisify(execFile)(
    'git',
    ['archive', `--output=${archive}`, `--prefix=${folder}/`, commit],
    {
      cwd: projectRoot,
    },
  );
  await promisify(execFile)('tar', ['-xPf', archive]);
  await rm(archive);
  await linkAllLibraries(folder);
  return {
    run: (program, dataDir, ...args) =>
      runProgram(join(folder, program), { DATA_DIR: dataDir }, ...args),
  };
}

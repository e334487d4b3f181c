import { pathForDataDir, removeDataDir } from '@grzadka/postgres/test/data-folder';
import type { TestProject } from 'vitest/node';
import { runTool } from './run-tool.ts';

/** Has a command that changes nothing prepare a DATA_DIR to copy; vitest calls what is returned when all is over. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = pathForDataDir();
  const { code, stderr } = await runTool('server/src/admin/admin.cli.ts', dataDir, 'deleted');
  if (code !== 0) throw new Error(`no DATA_DIR was prepared: ${stderr}`);
  project.provide('preparedDataDir', dataDir);
  return () => removeDataDir(dataDir);
}

import { randomUUIDv7 } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findDatabaseFolder } from '@grzadka/postgres/database-folder';
import type { TestProject } from 'vitest/node';
import { runTool } from './run-tool.ts';

/** Has a command that changes nothing prepare a DATA_DIR to copy; vitest calls what is returned when all is over. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = join(tmpdir(), `grzadka-prepared-${randomUUIDv7()}`);
  const { code, stderr } = await runTool('server/src/admin/admin.cli.ts', dataDir, 'deleted');
  if (code !== 0) throw new Error(`no DATA_DIR was prepared: ${stderr}`);
  project.provide('preparedDataDir', dataDir);
  return async () => {
    const folder = findDatabaseFolder(dataDir);
    if (folder !== null) await rm(folder, { recursive: true });
    await rm(dataDir, { recursive: true });
  };
}

import { databasePid, newDataDir } from '@grzadka/postgres/test/data-folder';
import { runTool } from '@grzadka/server/test/process/run-tool.ts';
import { describe, expect, it } from 'vitest';

function runDemo(dataDir: string) {
  return runTool('demo/src/demo.cli.ts', dataDir, '--meters', '2000');
}

describe('npm run demo', () => {
  it('makes as many meters as one asks for, tells how to sign in, and refuses a database that is not empty', async () => {
    const dataDir = newDataDir();
    const first = await runDemo(dataDir);
    expect({ code: first.code, stderr: first.stderr }).toEqual({ code: 0, stderr: '' });
    expect(first.stdout).toMatch(
      /^Gotowe\. Działki: 600, podmioty: 557, liczniki: 2000, odczyty: \d+\.$/m,
    );
    expect(first.stdout.match(/^ {2}nazwa użytkownika: \w+, hasło: \w{8,}$/gm)).toHaveLength(5);

    const second = await runDemo(dataDir);
    expect({ code: second.code, stdout: second.stdout }).toEqual({ code: 1, stdout: '' });
    expect(second.stderr.trim().split('\n')).toHaveLength(1);
    expect(second.stderr).toContain('tylko do pustej bazy');
    expect(databasePid(dataDir)).toBeNull();
  });
});

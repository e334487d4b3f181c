import { startEmbeddedPostgres } from '@grzadka/postgres/embedded-postgres';
import { newDataDir } from '@grzadka/postgres/test/data-folder';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { checkArchive } from '#src/backup/archive/read-archive.ts';
import { type OneConnection, openOneConnection } from '#src/backup/one-connection.ts';
import { formerProgram } from './former-program.ts';
import { runTool } from './run-tool.ts';

/** How many rows a table has, and a sum of all that they hold. */
interface TableContent {
  readonly rows: number;
  readonly sum: string | null;
}

/** Asks the database below a DATA_DIR that no program uses. */
async function ask<Answer>(
  dataDir: string,
  question: (db: OneConnection['db']) => Promise<Answer>,
): Promise<Answer> {
  const postgres = await startEmbeddedPostgres({ dataDir });
  try {
    await using connection = await openOneConnection(postgres.ownerUrl('grzadka'));
    return await question(connection.db);
  } finally {
    await postgres.stop();
  }
}

/** The columns by which a restore holds a message that had not ended (0184). */
const changedByRestore = ['restored_from', 'version', 'updated_at'];

/** What these tables hold. */
function contentOf(
  dataDir: string,
  tables: readonly string[],
): Promise<Record<string, TableContent>> {
  return ask(dataDir, async (db) => {
    const content: Record<string, TableContent> = {};
    for (const table of tables) {
      const leftOut = table === 'message' ? changedByRestore : [];
      const { rows } = await sql<TableContent>`
        select count(*)::int as rows, md5(string_agg(told, '' order by told)) as sum
        from ${sql.id(table)} t, md5((to_jsonb(t) - ${leftOut}::text[])::text) told
      `.execute(db);
      if (rows[0]) content[table] = rows[0];
    }
    return content;
  });
}

/** The town's documents have no files, and a storage that has none of its objects is taken for one that is not there. */
async function leaveFilesOut(dataDir: string): Promise<void> {
  await ask(dataDir, (db) => sql`truncate stored_object cascade`.execute(db));
}

const rowsOf = (content: Record<string, TableContent>, tables: readonly string[]) =>
  tables.map((table) => [table, content[table]?.rows]);

/** What a person has typed in, and no update makes more or less of. */
const typed = ['party', 'garden', 'assignment', 'meter', 'measurement'];

const town = { fill: 'bench/fill/fill.cli.ts', args: ['town'], meters: 100_000 };
const garden = { fill: 'demo/src/demo.cli.ts', args: [], meters: 100 };

/** The schema at the end of three days on which it was handed on: 0052, 0092 and 0125. */
const states = [
  { commit: '64c0a310', ...town },
  { commit: 'd58aa49f', ...garden },
  { commit: 'a82c354a', ...garden },
];

it.each(states)(
  'an update of the data of $commit, $meters meters and more, and the way back lose nothing',
  async ({ commit, fill, args, meters }) => {
    const former = await formerProgram(commit);
    const dataDir = newDataDir();
    const filled = await former.run(fill, dataDir, ...args);
    expect([filled.code, filled.stderr]).toEqual([0, '']);
    if (fill === town.fill) await leaveFilesOut(dataDir);

    const checked = await runTool('server/src/backup/update-check/update-check.cli.ts', dataDir);
    expect([checked.code, checked.stderr]).toEqual([0, '']);
    const [, archive = ''] = /^Kopia: „(.+)”/m.exec(checked.stdout) ?? [];
    const [, wayBack = ''] = /^ +npm run restore -- (.+)$/m.exec(checked.stdout) ?? [];
    expect(checked.stdout).toMatch(/^Kroki aktualizacji: \d+, zmierzone na kopii tych danych: /m);
    expect(checked.stdout).toMatch(/^Przerwa w pracy przy aktualizacji: /m);
    const tables = (await checkArchive(archive)).tables.map(({ name }) => name);
    const before = await contentOf(dataDir, tables);
    expect(before['meter']?.rows).toBeGreaterThanOrEqual(meters);

    const updated = await runTool('server/src/admin/admin.cli.ts', dataDir, 'create', 'nowa');
    expect(updated.code).toBe(0);
    const after = await contentOf(dataDir, typed);
    expect(rowsOf(after, typed)).toEqual(rowsOf(before, typed));
    // The former version does not take what the update has made of it.
    const refused = await former.run('server/src/admin/admin.cli.ts', dataDir, 'deleted');
    expect(refused.code).toBe(1);

    const back = await former.run(
      'server/src/backup/restore.cli.ts',
      dataDir,
      ...wayBack.split(' '),
    );
    expect(back.code).toBe(0);
    expect((await former.run('server/src/admin/admin.cli.ts', dataDir, 'deleted')).code).toBe(0);
    expect(await contentOf(dataDir, tables)).toEqual(before);
  },
  1_800_000,
);

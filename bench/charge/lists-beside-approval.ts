import { closeDatabase, openDatabase } from '@grzadka/server/src/core/database/open-database.ts';
import type { DatabaseUrls } from '@grzadka/server/src/core/database/server/database-server.ts';
import { openClient } from '../http/client.ts';
import { repeat } from '../http/repeat.ts';
import { startProgram } from '../processes/program.ts';
import { signIn } from '../processes/sign-in.ts';
import { draftOfAll, takeBack } from './measured-run.ts';

/** Lists that others have open while a treasurer approves, that of the runs among them. */
const lists = ['/api/garden', '/api/party', '/api/settlement', '/api/charge-run'];

/**
 * How long somebody who opens one list after the other waits at most while the program approves a run, in milliseconds.
 * Throws where it is not approved; takes it back afterwards. `feeKindIds` have their prices.
 */
export async function longestWaitBesideApproval(
  urls: DatabaseUrls,
  feeKindIds: string[],
): Promise<number> {
  await using undo = new AsyncDisposableStack();
  const opened = openDatabase(urls.url, { max: 2, statementTimeout: 0 });
  undo.defer(() => closeDatabase(opened));
  const { id } = await draftOfAll(opened.db, feeKindIds);
  await using program = await startProgram(urls);
  const { cookie } = await signIn(urls);
  await using treasurer = openClient(program.origin, { connections: 1, cookie });
  await using other = openClient(program.origin, { connections: 1, cookie });
  const openAll = async () => {
    for (const path of lists) {
      const begun = performance.now();
      await other.send({ method: 'GET', path });
      waits.push(performance.now() - begun);
    }
  };
  let waits: number[] = [];
  // What a list takes the first time is not the approval's.
  for (let time = 0; time < 20; time += 1) await openAll();
  waits = [];
  {
    await using busy = new AsyncDisposableStack();
    busy.use(repeat(openAll));
    const { version } = await opened.db
      .selectFrom('chargeRun')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { status, body } = await treasurer.read({
      method: 'PUT',
      path: '/api/charge-run/approve',
      json: { id, confirmShortNotice: true },
      headers: { 'if-match': `"${version}"` },
    });
    if (status !== 204) throw new Error(`not approved: ${status} ${body}`);
  }
  await takeBack(opened.db, id);
  return Math.max(...waits);
}

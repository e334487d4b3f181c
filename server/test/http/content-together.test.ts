import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  addText,
  addTexts,
  move,
  newsOwner,
  type TestOwner,
  textsOf,
} from '#test/content-owners.ts';
import { untilWaitingForLocks } from '#test/locks.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const clerk = await app.as('ROLE_EMPLOYEE');

describe('two clerks at once', () => {
  /** Positions as the table has them, which must count 1, 2, 3 … */
  async function positions(owner: TestOwner): Promise<number[]> {
    const { rows } = await sql<{ position: number }>`
      select position from content_block
      where content_id = (select content_id from news where id = ${owner.key['newsId']})
      order by position
    `.execute(app.db);
    return rows.map(({ position }) => position);
  }

  it('wait for each other at one entry', async () => {
    const owner = await newsOwner(clerk);
    const [a = '', b = ''] = await addTexts(clerk, owner, ['a', 'b', 'c']);
    const pending = await app.db.transaction().execute(async (trx) => {
      await sql`select from content where id = (
        select content_id from news where id = ${owner.key['newsId']}
      ) for update`.execute(trx);
      const all = Promise.all([
        move(clerk, owner, a, 'down'),
        clerk.delete(`${owner.items}/${b}`),
        addText(clerk, owner, 'd'),
      ]);
      await untilWaitingForLocks(app.db, 3);
      return { all };
    });
    await pending.all;
    expect((await textsOf(clerk, owner)).toSorted()).toEqual(['a', 'c', 'd']);
    expect(await positions(owner)).toEqual([1, 2, 3]);
  });

  it('lose and double no block while they move, add and delete', async () => {
    const owner = await newsOwner(clerk);
    const kept = await addTexts(clerk, owner, ['a', 'b', 'c', 'd']);
    const doomed = await addTexts(clerk, owner, ['x1', 'x2', 'x3']);
    const other = await app.as('ROLE_TREASURER');
    const replies = await Promise.all([
      ...kept.flatMap((id, index) => [
        clerk.put(`${owner.items}/${id}/move-${index % 2 ? 'up' : 'down'}`, undefined),
        other.put(`${owner.items}/${id}/move-${index % 2 ? 'down' : 'up'}`, undefined),
        other.put(`${owner.items}/${id}/move-up`, undefined),
      ]),
      ...doomed.map((id) => other.delete(`${owner.items}/${id}`)),
      ...['e', 'f', 'g'].map((text) =>
        other.post(`${owner.actions}/add-html-text`, { ...owner.key, html: `<p>${text}</p>` }),
      ),
    ]);
    expect(replies.filter(({ status }) => status >= 300)).toEqual([]);
    expect((await textsOf(clerk, owner)).toSorted()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
    expect(await positions(owner)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('deleting the same block delete it once', async () => {
    const owner = await newsOwner(clerk);
    const [a = ''] = await addTexts(clerk, owner, ['a', 'b', 'c']);
    const replies = await Promise.all([1, 2, 3].map(() => clerk.delete(`${owner.items}/${a}`)));
    expect(replies.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([204, 404, 404]);
    expect(await positions(owner)).toEqual([1, 2]);
  });

  it('adding to an entry while it is deleted leave nothing behind', async () => {
    const owner = await newsOwner(clerk);
    const contentId = sql`(select content_id from news where id = ${owner.key['newsId']})`;
    const pending = await app.db.transaction().execute(async (trx) => {
      await sql`select from content where id = ${contentId} for update`.execute(trx);
      const deleted = clerk.delete(owner.delete);
      await untilWaitingForLocks(app.db, 1);
      const added = clerk.post(`${owner.actions}/add-html-text`, { ...owner.key, html: 'x' });
      await untilWaitingForLocks(app.db, 2);
      return { both: Promise.all([deleted, added]) };
    });
    expect((await pending.both).map(({ status }) => status)).toEqual([204, 404]);
  });
});

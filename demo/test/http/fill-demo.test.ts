import {
  addDocument,
  addNews,
  addNotice,
  addPageVersion,
} from '@grzadka/server/test/content-factories.ts';
import { addGarden, addMeter, addParty } from '@grzadka/server/test/factories.ts';
import { startTestApp } from '@grzadka/server/test/test-app.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fillDemo } from '../../src/fill-demo.ts';

const administrator = { userName: 'admin', password: null };

const empty = await startTestApp();

describe('the demo', () => {
  it.each([
    ['a garden', addGarden],
    ['a meter', addMeter],
    ['a party', addParty],
    ['a news entry', addNews],
    ['a notice', addNotice],
    ['a version of a page', addPageVersion],
    ['a document', addDocument],
  ])('is refused where there is %s', async (_, add) => {
    const db = await empty.db.startTransaction().execute();
    onTestFinished(async () => {
      await db.rollback().execute();
    });
    await add(db);
    const { storage } = empty;
    await expect(fillDemo({ db, storage }, { administrator })).rejects.toThrow(
      'dane pokazowe można wpisać tylko do pustej bazy',
    );
    const { logins } = await db
      .selectFrom('login')
      .select((eb) => eb.fn.countAll<string>().as('logins'))
      .executeTakeFirstOrThrow();
    expect(logins).toBe('0');
  });
});

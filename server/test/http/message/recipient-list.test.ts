import { describe, expect, it } from 'vitest';
import { messageCalls, parties } from '#test/message-calls.ts';
import { addHeldGarden, addPerson } from '#test/message-people.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const { db } = app;
const client = await app.as('ROLE_TREASURER');
const calls = messageCalls(client);

describe('the list of recipients', () => {
  it('is searched, narrowed, put in order by last names, and a file', async () => {
    const people = [];
    for (const [firstName, lastName, house] of [
      ['Zofia', 'Abacka', '1'],
      ['Adam', 'Zych', null],
    ] as const) {
      const person = await addPerson(db, { firstName, lastName, house });
      await addHeldGarden(db, [person], { name: `Lista ${lastName}` });
      people.push(person);
    }
    const id = await calls.draft({ kind: 'other-statutory', groups: [parties(...people)] });
    await calls.prepare(id);
    const namesOf = async (query: Record<string, string>) =>
      (await calls.listRecipients(id, query)).map(({ name }) => name);
    expect(await namesOf({})).toEqual(['Adam Zych', 'Zofia Abacka']);
    expect(await namesOf({ 'sort-by': 'name' })).toEqual(['Zofia Abacka', 'Adam Zych']);
    expect(await namesOf({ 'filter-by-phrase': 'true', phrase: 'abac' })).toEqual(['Zofia Abacka']);
    expect(await namesOf({ 'filter-by-state': 'true', state: 'skipped' })).toEqual(['Adam Zych']);
    expect(await namesOf({ 'filter-by-channel': 'true', channel: 'email' })).toEqual([]);
    const file = await client.get<string>(`/api/message/${id}/recipients/export?format=csv`);
    expect(file.status).toBe(200);
    expect(file.body).toContain('Lista Abacka');
    expect((await client.get(`/api/message/${people[0]?.id ?? ''}/recipients`)).status).toBe(404);
  });
});

describe('a preview', () => {
  it('shows what each reads, with its values escaped, and who comes next', async () => {
    const first = await addPerson(db, { lastName: 'O’Hara <b>' });
    const second = await addPerson(db, {
      lastName: 'Wilk',
      email: 'wilk@example.com',
      agreedTo: ['e-delivery'],
    });
    await addHeldGarden(db, [first], { name: 'Podgląd 1' });
    await addHeldGarden(db, [second], { name: 'Podgląd 2' });
    const id = await calls.draft({
      kind: 'other-statutory',
      groups: [parties(first, second)],
      subject: 'Pismo do: {{odbiorca}}',
      html: '<p>{{ nazwisko }}, działka {{dzialka}}</p>',
    });
    await calls.prepare(id);
    const [one, two] = await calls.listRecipients(id);
    const letter = await calls.preview(id, one?.id ?? '');
    expect(letter).toMatchObject({
      subject: 'Pismo do: Anna O’Hara <b>',
      mailHtml: null,
      letterUrl: `/api/message/${id}/preview/${one?.id ?? ''}/letter`,
      previousId: null,
      nextId: two?.id,
      place: 1,
      of: 2,
    });
    const mail = await calls.preview(id, two?.id ?? '');
    expect(mail).toMatchObject({ previousId: one?.id, nextId: null, place: 2 });
    expect(mail.mailHtml).toContain('Wilk, działka Podgląd 2');
    await db
      .updateTable('messageRecipient')
      .set({ channel: 'email' })
      .where('id', '=', one?.id ?? '')
      .execute();
    expect((await calls.preview(id, one?.id ?? '')).mailHtml).toContain(
      'O’Hara &lt;b&gt;, działka',
    );
    expect((await client.get(`/api/message/${id}/preview/${id}`)).status).toBe(404);
  });
});

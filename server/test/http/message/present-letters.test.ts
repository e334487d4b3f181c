import { expect, it } from 'vitest';
import { messageCalls, parties } from '#test/message-calls.ts';
import { addHeldGarden, addPerson } from '#test/message-people.ts';
import { readPdf } from '#test/read-pdf.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const treasurer = await app.as('ROLE_TREASURER');
const calls = messageCalls(treasurer);

/** What is written on a paper of a message, page after page; its status where there is none. */
async function paper(id: string, name: string): Promise<readonly string[] | number> {
  const response = await treasurer.send(`/api/message/${id}/${name}`);
  if (response.status !== 200) return response.status;
  return (await readPdf(new Uint8Array(await response.arrayBuffer()))).pages;
}

const words = async (id: string, name: string) => [await paper(id, name)].flat().join(' ');

const noAddress = { street: null, houseNumber: null, postalCode: null, city: null };

it('letters go to who is there and to the address that they have when these are fetched', async () => {
  const people = [];
  for (const [at, lastName] of ['Bezadresu', 'Nieobecna', 'Przeprowadzka', 'Stała'].entries()) {
    people.push(await addPerson(app.db, { lastName, house: String(at + 1) }));
  }
  const [erased, gone, moved] = people.map((person) => person.id);
  const id = await calls.draft({ kind: 'other-statutory', groups: [parties(...people)] });
  await calls.prepare(id);
  expect((await treasurer.put('/api/message/send', { id })).status).toBe(204);
  expect(await paper(id, 'letters')).toHaveLength(4);
  expect(await calls.read(id)).toMatchObject({ unreachable: 0 });

  const setParty = (party: string | undefined, values: object) =>
    app.db
      .updateTable('party')
      .set(values)
      .where('id', '=', party ?? '')
      .execute();
  await setParty(erased, noAddress);
  await setParty(moved, { street: 'Nowa', houseNumber: '9' });
  expect((await treasurer.delete(`/api/party/delete/${gone}`)).status).toBe(204);

  expect(await paper(id, 'letters')).toHaveLength(2);
  for (const name of ['letters', 'labels', 'delivery-list']) {
    const written = await words(id, name);
    expect(written, name).toContain('Stała');
    expect(written, name).not.toMatch(/Bezadresu|Nieobecna/);
  }
  for (const name of ['letters', 'labels']) expect(await words(id, name)).toContain('Nowa 9');
  expect(await calls.read(id)).toMatchObject({ unreachable: 2, recipients: { toPrint: 4 } });

  // What was not among the letters is not printed.
  expect((await treasurer.post('/api/message/mark-printed', { id })).body).toEqual({ done: 2 });
  const recipients = await calls.listRecipients(id, { sort: 'name' });
  expect(recipients.map(({ state, reason }) => [state, reason])).toEqual([
    ['skipped', 'no-postal-address'],
    ['skipped', 'party-gone'],
    ['printed', null],
    ['printed', null],
  ]);
  for (const party of [moved, people.at(-1)?.id]) await setParty(party, noAddress);
  expect(await paper(id, 'letters')).toBe(409);
});

it('of a couple the letter goes to the one who is still there', async () => {
  const couple = [
    await addPerson(app.db, { firstName: 'Ewa', lastName: 'Zmarły', house: '7' }),
    await addPerson(app.db, { firstName: 'Iwo', lastName: 'Zmarły', house: '7' }),
  ];
  await addHeldGarden(app.db, couple);
  const id = await calls.draft({ kind: 'fee-notice', groups: [parties(...couple)] });
  await calls.prepare(id);
  await treasurer.put('/api/message/send', { id });
  expect(await words(id, 'labels')).toContain('Państwo Ewa Zmarły i Iwo Zmarły');
  await app.db
    .deleteFrom('messageRecipientParty')
    .where('partyId', '=', couple[0]?.id ?? '')
    .execute();
  const label = await words(id, 'labels');
  expect(label).toContain('Iwo Zmarły');
  expect(label).not.toContain('Ewa');
});

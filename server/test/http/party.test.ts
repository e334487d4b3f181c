import type { ErrorBody } from '@grzadka/contract/core/errors';
import type { ListPage } from '@grzadka/contract/core/list/list';
import {
  type Party,
  type PartyDetails,
  type PartyListItem,
  party,
  partyListItem,
} from '@grzadka/contract/party/party-reply';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { describe, expect, it } from 'vitest';
import { addAssignment, addCompany, addGarden, addLogin, addParty } from '#test/factories.ts';
import { untilWaitingForLocks } from '#test/locks.ts';
import { startTestApp, startTestAppOnce } from '#test/test-app.ts';
import type { TestClient } from '#test/test-client.ts';

const app = await startTestApp();
const treasurer = await app.as('ROLE_TREASURER');

const unknownId = '01930000-0000-7000-8000-000000000000';
const get = (id: string) => treasurer.get<Party>(`/api/party/get/${id}`);
const getDetails = (id: string) => treasurer.get<PartyDetails>(`/api/party/getDetails/${id}`);

const address = { street: 'Kwiatowa', houseNumber: '3/4', postalCode: '00-950', city: 'Łódź' };
const person = { partyType: 'person', firstName: 'Anna', lastName: 'Żółć' };
const company = { partyType: 'company', companyName: 'Ogrodnik sp. z o.o.' };

async function create(data: object): Promise<string> {
  const { status, body } = await treasurer.post<{ id: string }>('/api/party/create', data);
  expect(status).toBe(201);
  return body.id;
}

describe('the list', () => {
  const names = async (client: TestClient, query: string) => {
    const { status, body } = await client.get<ListPage<PartyListItem>>(`/api/party?${query}`);
    expect(status).toBe(200);
    expect(body.totalItems).toBe(body.items.length);
    return body.items.map(({ name }) => name);
  };

  it('shows name, type, and the gardens of today by name', async () => {
    const other = await startTestAppOnce();
    const client = await other.as('ROLE_EMPLOYEE');
    await other.db.deleteFrom('login').where('role', '!=', 'ROLE_EMPLOYEE').execute();
    const { id } = await addParty(other.db, { firstName: 'Ewa', lastName: 'Źdźbło' });
    const ten = await addGarden(other.db, { name: '10' });
    const two = await addGarden(other.db, { name: '2' });
    const former = await addGarden(other.db, { name: '3' });
    const partyId = id;
    await addAssignment(other.db, { gardenId: ten.id, partyId });
    await addAssignment(other.db, { gardenId: two.id, partyId, validFrom: '2020-01-01' });
    await addAssignment(other.db, { gardenId: former.id, partyId, validThru: '2020-01-01' });

    const { body } = await client.get('/api/party?filter-by-phrase=true&phrase=zdzblo');
    expect(body).toEqual({
      items: [
        sampleOf(partyListItem, {
          id,
          name: 'Źdźbło Ewa',
          partyType: 'person',
          gardens: [
            { id: two.id, name: '2' },
            { id: ten.id, name: '10' },
          ],
        }),
      ],
      totalItems: 1,
    });
    const two2two =
      'filter-by-number-of-gardens=true&number-of-gardens-from=2&number-of-gardens-to=2';
    expect(await names(client, two2two)).toEqual(['Źdźbło Ewa']);
  });

  it('narrows down by type and by number of gardens, ends included or open', async () => {
    const other = await startTestAppOnce();
    const client = await other.as('ROLE_EMPLOYEE');
    const holders = ['Zero', 'Jeden', 'Dwa', 'Trzy'];
    for (const [count, name] of holders.entries()) {
      const { id: partyId } = await addCompany(other.db, { name });
      for (let i = 0; i < count; i++) {
        const garden = await addGarden(other.db);
        await addAssignment(other.db, { gardenId: garden.id, partyId });
      }
    }
    const companies = 'filter-by-party-type=true&party-type=company&sort-by=number-of-gardens';
    const count = 'filter-by-number-of-gardens=true';
    const find = (query: string) => names(client, `${companies}&${query}`);

    expect(await names(client, 'filter-by-party-type=true&party-type=person')).toEqual([
      'Kowalski Jan',
    ]);
    expect(await find('')).toEqual(['Zero', 'Jeden', 'Dwa', 'Trzy']);
    expect(await find('sort-direction=desc')).toEqual(['Trzy', 'Dwa', 'Jeden', 'Zero']);
    expect(await find(`${count}&number-of-gardens-from=1&number-of-gardens-to=2`)).toEqual([
      'Jeden',
      'Dwa',
    ]);
    expect(await find(`${count}&number-of-gardens-from=2`)).toEqual(['Dwa', 'Trzy']);
    expect(await find(`${count}&number-of-gardens-from=&number-of-gardens-to=0`)).toEqual(['Zero']);
    expect(await find('number-of-gardens-from=2')).toEqual(['Zero', 'Jeden', 'Dwa', 'Trzy']);
  });

  it.each([
    ['number-of-gardens-from=dwa', 'number-of-gardens-from', 'Wpisz same cyfry'],
    ['number-of-gardens-from=-1', 'number-of-gardens-from', 'Wpisz same cyfry'],
    ['number-of-gardens-to=1.5', 'number-of-gardens-to', 'Wpisz same cyfry'],
    [
      'number-of-gardens-from=3&number-of-gardens-to=2',
      'number-of-gardens-from',
      '„Od” nie może być większe niż „Do”',
    ],
  ])('refuses %s', async (query, parameter, message) => {
    const path = `/api/party?filter-by-number-of-gardens=true&${query}`;
    const { status, body } = await treasurer.get<ErrorBody>(path);
    expect([status, body.fields]).toEqual([400, { [parameter]: message }]);
  });
});

describe('a new party', () => {
  it('is a person with everything', async () => {
    const id = await create({
      ...person,
      firstName: ' Anna ',
      phone: '+48 601-234-567',
      email: 'anna@example.pl',
      ...address,
      companyName: 'nie zapisać',
      nip: 'też nie',
    });
    const { status, body, headers } = await get(id);
    expect(status).toBe(200);
    expect(headers.get('etag')).toBe('"1"');
    const told = sampleOf(party, {
      id,
      name: 'Żółć Anna',
      partyType: 'person',
      firstName: 'Anna',
      lastName: 'Żółć',
      phone: { number: '48601234567' },
      email: { address: 'anna@example.pl' },
      address,
    });
    expect(body).toEqual(told);
  });

  it('is a company with everything', async () => {
    const numbers = { nip: '526-025-09-95', regon: '123456785', krs: '0000 012 345' };
    const id = await create({ ...company, ...numbers });
    expect((await get(id)).body).toMatchObject({
      name: 'Ogrodnik sp. z o.o.',
      partyType: 'company',
      firstName: null,
      lastName: null,
      companyName: 'Ogrodnik sp. z o.o.',
      nip: { number: '5260250995' },
      regon: { number: '123456785' },
      krs: { number: '0000012345' },
    });
  });

  it.each([undefined, null, '', '  '])(
    'without anything but a name (%j elsewhere)',
    async (none) => {
      const rest = { phone: none, email: none, street: none, houseNumber: none };
      const id = await create({ ...person, ...rest, postalCode: none, city: none });
      const { body } = await get(id);
      expect([body.phone, body.email, body.address]).toEqual([null, null, null]);
    },
  );

  it('may have the longest names, whatever their letters', async () => {
    // Each takes three bytes and none is like the one before: as large as an entry of an index gets.
    const longest = (first: number) =>
      Array.from({ length: 200 }, (_, index) => String.fromCodePoint(first + index)).join('');
    const names = { firstName: longest(0x4e00), lastName: longest(0x5e00) };
    const id = await create({ ...person, ...names });
    expect((await get(id)).body).toMatchObject(names);
  });

  it('has the e-mail address as it was typed', async () => {
    const id = await create({ ...person, email: ' jan@Żółw.pl ' });
    expect((await get(id)).body.email).toEqual({ address: 'jan@Żółw.pl' });
  });

  it.each(["O'Hara", 'Nowak-Kowalska', 'a'.repeat(200), 'Ślązak <b>&"', '%_\\'])(
    'may be called %s',
    async (lastName) => {
      const id = await create({ ...person, lastName });
      expect((await get(id)).body.name).toBe(`${lastName} Anna`);
    },
  );

  it.each([
    [{ ...person, firstName: ' ' }, { firstName: 'Imię nie może być puste' }],
    // A blank that has no width, as pasted from a web page.
    [{ ...person, firstName: '\u200B' }, { firstName: 'Imię nie może być puste' }],
    [
      { ...person, firstName: '\uD800' },
      { firstName: 'W tekście jest znak, którego program nie przyjmuje – wpisz tekst ręcznie' },
    ],
    [{ ...person, lastName: '' }, { lastName: 'Nazwisko nie może być puste' }],
    [{ ...company, companyName: '' }, { companyName: 'Nazwa firmy nie może być pusta' }],
    [
      { ...person, lastName: 'a\u0000b' },
      { lastName: 'W tekście jest znak, którego program nie przyjmuje – wpisz tekst ręcznie' },
    ],
    [{ partyType: 'cat' }, { partyType: 'Nieprawidłowa wartość' }],
    [{}, { partyType: 'Nieprawidłowa wartość' }],
    [{ ...person, email: 'anna' }, { email: 'Sprawdź adres e-mail' }],
    [{ ...company, nip: '123' }, { nip: 'NIP powinien mieć 10\u00a0cyfr' }],
    [{ ...company, nip: '-' }, { nip: 'NIP powinien mieć 10\u00a0cyfr' }],
    [
      { ...person, ...address, city: '' },
      { city: 'Podaj także miejscowość: wpisz cały adres albo zostaw go pustym' },
    ],
  ])('%j is refused and not stored', async (data, fields) => {
    const count = () => app.db.selectFrom('party').select('id').execute();
    const before = await count();
    const { status, body } = await treasurer.post<ErrorBody>('/api/party/create', data);
    expect(status).toBe(400);
    expect(body).toEqual({ code: 'validation', message: Object.values(fields)[0], fields });
    expect(await count()).toHaveLength(before.length);
  });
});

describe('a change', () => {
  it('turns a person into a company, of which nothing personal is left', async () => {
    const id = await create({ ...person, ...address });
    const { status } = await treasurer.put('/api/party/update', { id, ...company });
    expect(status).toBe(204);
    expect((await get(id)).body).toMatchObject({
      name: 'Ogrodnik sp. z o.o.',
      firstName: null,
      lastName: null,
      address: null,
    });
  });

  it('of a party that somebody else changed meanwhile is stale', async () => {
    const id = await create(person);
    const etag = (await get(id)).headers.get('etag') ?? '';
    const change = (firstName: string, ifMatch?: string) =>
      treasurer.put<ErrorBody>(
        '/api/party/update',
        { id, ...person, firstName },
        ifMatch === undefined ? {} : { 'if-match': ifMatch },
      );
    expect((await change('Ewa', etag)).status).toBe(204);
    const late = await change('Iga', etag);
    expect([late.status, late.body.code]).toEqual([412, 'stale']);
    expect((await get(id)).body.firstName).toBe('Ewa');
    expect((await change('Ola')).status).toBe(204);
  });

  it('by two at once with the same version is taken once', async () => {
    const id = await create(person);
    const change = (firstName: string) =>
      treasurer.put('/api/party/update', { id, ...person, firstName }, { 'if-match': '"1"' });
    const both = await app.db.transaction().execute(async (trx) => {
      await trx.selectFrom('party').select('id').where('id', '=', id).forUpdate().execute();
      const replies = Promise.all([change('Raz'), change('Dwa')]);
      await untilWaitingForLocks(app.db, 2);
      return { replies };
    });
    const statuses = (await both.replies).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([204, 412]);
  });

  it('of an unknown party is a 404, and so is looking at it', async () => {
    expect((await treasurer.put('/api/party/update', { id: unknownId, ...person })).status).toBe(
      404,
    );
    for (const id of [unknownId, 'nikt', '%00']) {
      expect((await get(id)).status).toBe(404);
      expect((await getDetails(id)).status).toBe(404);
    }
  });
});

it('the details name the logins by user name, never with a password', async () => {
  const { id: partyId } = await addParty(app.db);
  const second = await addLogin(app.db, { partyId, loginId: 'Żuk10', role: 'ROLE_USER' });
  const first = await addLogin(app.db, { partyId, loginId: 'żuk2', enabled: false });
  const { body } = await getDetails(partyId);
  expect(body).toEqual({
    party: (await get(partyId)).body,
    partyLogins: [
      {
        userLoginId: first.id,
        loginId: 'żuk2',
        enabled: false,
        securityRoles: ['ROLE_EMPLOYEE'],
      },
      { userLoginId: second.id, loginId: 'Żuk10', enabled: true, securityRoles: ['ROLE_USER'] },
    ],
  });
});

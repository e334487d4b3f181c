import type { ErrorBody } from '@grzadka/contract/core/errors';
import type { Settings } from '@grzadka/contract/settings/settings.model';
import { settingsId } from '@grzadka/contract/settings/settings.record';
import type { SystemOverview } from '@grzadka/contract/system/overview.model';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditOf } from '#test/audit-trail.ts';
import { account, stored, typed, unchanged } from '#test/every-setting.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const manager = await app.as('ROLE_SUPER_USER');

const nothing = {
  ...Object.fromEntries(Object.keys(typed).map((field) => [field, null])),
  ...unchanged,
};

const read = () => manager.get<Settings>('/api/settings');
const save = (settings: object, headers: Record<string, string> = {}) =>
  manager.put<ErrorBody>('/api/settings/update', settings, headers);

beforeEach(() => save(nothing));

const audited = async () => (await auditOf(app.db, 'settings', settingsId)).at(-1);

describe('the settings', () => {
  it('saved despite a warning are so told', async () => {
    expect(await save({ ...typed, despiteFindings: true })).toMatchObject({ status: 204 });
    expect(await audited()).toMatchObject({ after: { despiteFindings: true, krs: '0000293886' } });
    expect((await read()).body).not.toHaveProperty('despiteFindings');
  });

  it('are kept as they were typed, numbers as their digits, and the audit tells of each', async () => {
    const { headers } = await read();
    const saved = await save(typed, { 'if-match': headers.get('etag') ?? '' });
    expect(saved.status).toBe(204);
    const again = await read();
    expect(again.body).toEqual({ ...stored, logoUrl: null, pictureUrl: null });
    expect(again.headers.get('etag')).toBe(saved.headers.get('etag'));
    expect(again.headers.get('etag')).not.toBe(headers.get('etag'));

    await save({ ...typed, bankAccount: null });
    expect(await audited()).toMatchObject({
      action: 'update',
      before: { bankAccount: account },
      after: { bankAccount: null },
    });
  });

  it('may all be missing, and what is blank is missing', async () => {
    await save(typed);
    const blank = Object.fromEntries(Object.keys(typed).map((field) => [field, ' ']));
    expect((await save({ ...blank, ...unchanged })).status).toBe(204);
    expect((await read()).body).toEqual({ ...nothing, logoUrl: null, pictureUrl: null });
  });

  it('that a save does not name are left as they are, and an address stays whole', async () => {
    await save(typed);
    expect((await save({ district: null })).status).toBe(204);
    expect((await save({ city: 'Radom' })).status).toBe(204);
    const { status, body } = await save({ city: null });
    const message = 'Podaj także miejscowość: wpisz cały adres albo zostaw go pustym';
    expect([status, body.fields]).toEqual([400, { city: message }]);
    expect((await read()).body).toEqual({
      ...stored,
      district: null,
      city: 'Radom',
      logoUrl: null,
      pictureUrl: null,
    });
  });

  it('are refused with every fault at its field', async () => {
    const { status, body } = await save({
      name: 'ż'.repeat(101),
      shortName: 'ROD Złote Kłosy',
      district: 'a\tb',
      nip: '526',
      regon: '1234567890',
      krs: '1',
      phone: '601 234 567',
      email: 'zarzad',
      street: 'Ogrodowa',
      houseNumber: ' ',
      postalCode: '00950',
      city: null,
      bankAccount: '61 1090 1014 0000 0712 1981 2875',
      virtualAccountPrefix: '10901014000',
      overpaymentsUsed: null,
      interestFirst: 'nie',
      interestMinimum: 0,
      reminderMinimum: 0,
      firstReminderDays: 0,
      secondReminderDays: 366,
      reminderPauseDays: 'dwa',
      secondPersonApproves: 1,
      booksAutomatically: 'tak',
      addressWindow: 'top',
      mailsPerHour: 0,
      publicSite: 'tak',
      calendarMeetings: 'tak',
      calendarReadings: 1,
      calendarDueDays: null,
      freePlots: 'tak',
      howToApply: 'ż'.repeat(501),
      handoverPoints: `Klucze\n${'ż'.repeat(201)}`,
      entryFeeKindIds: 'tak',
      privacyStatement: 'ż'.repeat(20_001),
      accessibilityStatement: 'Stan\u0007',
    });
    expect([status, body.code]).toEqual([400, 'validation']);
    expect(body.fields).toEqual({
      name: 'Tekst może mieć najwyżej 100\u00a0znaków',
      shortName: 'Wpisz nazwę bez polskich liter i znaków specjalnych, na przykład ROD Zlote Klosy',
      district: 'W tekście jest znak, którego program nie przyjmuje – wpisz tekst ręcznie',
      nip: 'NIP powinien mieć 10\u00a0cyfr',
      regon: 'REGON powinien mieć 9 albo 14\u00a0cyfr',
      krs: 'KRS powinien mieć 10\u00a0cyfr',
      phone:
        'Telefon powinien mieć 11\u00a0cyfr razem z numerem kraju, np. +48\u00a0601\u00a0234\u00a0567',
      email: 'Sprawdź adres e-mail',
      houseNumber: 'Podaj także numer domu: wpisz cały adres albo zostaw go pustym',
      postalCode: 'Wpisz kod pocztowy z łącznikiem, na przykład 00-950',
      city: 'Podaj także miejscowość: wpisz cały adres albo zostaw go pustym',
      bankAccount: 'W numerze rachunku jest pomyłka – sprawdź cyfry',
      virtualAccountPrefix: 'Prefiks powinien mieć od 12 do 18\u00a0cyfr',
      overpaymentsUsed: 'Nieprawidłowa wartość',
      interestFirst: 'Nieprawidłowa wartość',
      interestMinimum: 'Podaj kwotę większą od zera',
      reminderMinimum: 'Podaj kwotę większą od zera',
      firstReminderDays: 'Wpisz liczbę od 1 do 365',
      secondReminderDays: 'Wpisz liczbę od 1 do 365',
      reminderPauseDays: 'Wpisz liczbę od 1 do 365',
      secondPersonApproves: 'Nieprawidłowa wartość',
      booksAutomatically: 'Nieprawidłowa wartość',
      addressWindow: 'Nieprawidłowa wartość',
      mailsPerHour: 'Wpisz liczbę od 1 do 100\u00a0000',
      publicSite: 'Nieprawidłowa wartość',
      calendarMeetings: 'Nieprawidłowa wartość',
      calendarReadings: 'Nieprawidłowa wartość',
      calendarDueDays: 'Nieprawidłowa wartość',
      freePlots: 'Nieprawidłowa wartość',
      howToApply: 'Tekst może mieć najwyżej 500\u00a0znaków',
      handoverPoints: 'Punkt może mieć najwyżej 200\u00a0znaków',
      entryFeeKindIds: 'Nieprawidłowa wartość',
      privacyStatement: 'Tekst może mieć najwyżej 20\u00a0000\u00a0znaków',
      accessibilityStatement:
        'W tekście jest znak, którego program nie przyjmuje – wpisz tekst ręcznie',
    });
    expect((await read()).body).toEqual({ ...nothing, logoUrl: null, pictureUrl: null });
  });

  it('that somebody else changed meanwhile are not overwritten', async () => {
    const { headers } = await read();
    const known = { 'if-match': headers.get('etag') ?? '' };
    expect((await save({ ...typed, city: 'Radom' }, known)).status).toBe(204);
    const late = await save(typed, known);
    expect([late.status, late.body.code]).toEqual([412, 'stale']);
    expect((await read()).body.city).toBe('Radom');
  });

  it.each([
    ['ROLE_ADMIN', 200, 204],
    ['ROLE_SUPER_USER', 200, 204],
    ['ROLE_TREASURER', 200, 403],
    ['ROLE_EMPLOYEE', 200, 403],
    ['ROLE_USER', 403, 403],
  ] as const)('are read by %s with %i and changed with %i', async (role, reading, changing) => {
    const client = await app.as(role);
    expect((await client.get('/api/settings')).status).toBe(reading);
    expect((await client.put('/api/settings/update', nothing)).status).toBe(changing);
  });
});

it('the card of the settings says what letters, transfers and e-mails lack, and whether there is a site', async () => {
  const card = async () => {
    const { body } = await manager.get<SystemOverview>('/api/system/overview');
    return body.cards.find(({ key }) => key === 'settings')?.state;
  };
  const missing = ['name', 'address', 'nip', 'bankAccount', 'email'];
  expect(await card()).toEqual({ level: 'warning', missing, publicSite: false });
  // Individual accounts are enough.
  await save({ ...typed, bankAccount: null });
  expect(await card()).toMatchObject({ level: 'ok', missing: [] });
  await save({ ...typed, bankAccount: null, virtualAccountPrefix: null });
  expect(await card()).toMatchObject({ level: 'warning', missing: ['bankAccount'] });
  await save(typed);
  expect(await card()).toEqual({ level: 'ok', missing: [], publicSite: true });
});

describe('the name', () => {
  it('is told to everybody, and is none until it is set', async () => {
    const { status, body } = await app.anonymous().get('/api/settings/name');
    expect([status, body]).toEqual([200, { name: null, logoUrl: null }]);
    await save(typed);
    expect((await app.anonymous().get('/api/settings/name')).body).toEqual({
      name: 'ROD „Złote Kłosy”',
      logoUrl: null,
    });
  });

  it('stands in the page from its first byte, as a text whatever it holds', async () => {
    const pageAt = async (path: string) => (await app.anonymous().get<string>(path)).body;
    expect(await pageAt('/')).toContain('<title>Grządka</title>');
    await save({ ...typed, name: `</title><script>alert("1")</script>$& 'x'` });
    for (const path of ['/', '/logowanie', '/dzialki?phrase=1']) {
      const page = await pageAt(path);
      const told =
        '&lt;/title&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;$&amp; &#39;x&#39;';
      expect(page).toContain(`<title>${told}</title>`);
      expect(page).toContain(`<meta name="association-name" content="${told}" />`);
      expect(page).not.toContain('<script>alert');
    }
    const { status, headers, body } = await app
      .anonymous()
      .request('/logowanie', { method: 'HEAD' });
    expect([status, body]).toEqual([200, '']);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
    });
    await save(nothing);
    expect(await pageAt('/')).not.toContain('association-name');
  });
});

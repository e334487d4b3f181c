import { isPinned, publicationState } from '@grzadka/contract/core/publication/publication-state';
import { expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { newId } from '#src/core/database/record-id.ts';
import { addCampaign, addCampaignMeter } from '#test/campaigns.ts';
import { addChargedSettlement } from '#test/charge-runs.ts';
import { addDocument, addNews, addNotice, addPageVersion } from '#test/content-factories.ts';
import { endpoints } from '#test/every-endpoint.ts';
import {
  addAssignment,
  addCompany,
  addGarden,
  addMeasurement,
  addMeter,
  addParty,
  addZone,
} from '#test/factories.ts';
import { addMessage, addMessageRecipient, addMessageTemplate } from '#test/messages.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const { db } = app;
const client = await app.as('ROLE_ADMIN');

/** All that JSON writes in a way of its own, and what it does not. */
const odd = 'Ł"ó\\d/ź \b\f\n\r\t\u0001\u001f\u007f\u2028 <b>&amp; 🌳';

const instants = {
  // PostgreSQL writes neither the zeros of the one nor three digits alone of the other.
  past: '2020-02-29T23:59:59Z',
  recent: '2026-01-01T00:00:00.100Z',
  future: '9000-12-31T22:59:59.999999Z',
  farFuture: '9999-12-31T22:59:59.001999Z',
};

const { past, recent, future, farFuture } = instants;

/** A draft, and with each of both ends that there can be. */
const periods = [
  [null, null],
  [past, null],
  [past, recent],
  [recent, future],
  [future, farFuture],
] as const;

const { id: meterId } = await addMeter(db, { name: odd });
await fill();

async function fill(): Promise<void> {
  for (const [publicationFromDate, publicationThruDate] of periods) {
    const published = { publicationFromDate, publicationThruDate };
    await addNews(db, { title: odd, ...published });
    await addPageVersion(db, published);
    for (const [pinFromDate, pinThruDate] of periods) {
      const pinned = { ...published, pinFromDate, pinThruDate };
      await addNotice(db, { title: odd, ...pinned });
      await addDocument(db, { name: odd, size: 104_857_600, ...pinned });
    }
  }
  const company = await addCompany(db, { name: odd });
  await addParty(db, { firstName: odd });
  for (const area of [0.01, 12.5, 300, 999_999.99, null]) {
    const { id: gardenId } = await addGarden(db, { name: `${odd} ${area}`, area });
    await addAssignment(db, { gardenId, partyId: company.id });
  }
  await addChargedSettlement(db, { runId: meterId, gardenName: odd });
  await addCampaign(db, { id: meterId, name: odd, state: 'open' });
  await addCampaign(db, { name: `${odd} 2` });
  await addCampaignMeter(db, { campaignId: meterId, meterId });
  await addMessage(db, { id: meterId, subject: odd });
  await addMessageTemplate(db, { name: odd });
  await addMessageRecipient(db, { messageId: meterId, name: odd });
  const zone = await addZone(db, { name: odd });
  await addMeter(db, { zoneId: zone.id });
  await addMeter(db, { zoneId: zone.id, role: 'main' });
  const values = ['0.001', '12', '123456789.125', '100000000', '999999999.999'];
  const [first = '', second = ''] = await Promise.all(
    values.map(async (value, index) => {
      const measuredAt = `2025-0${index + 1}-01T00:00:00.000001Z`;
      const verdict = index % 2 === 0 ? [] : (['smaller', 'swapped'] as const);
      const input = { meterId, value, measuredAt, surname: odd, verdict: [...verdict] };
      return (await addMeasurement(db, input)).id;
    }),
  );
  const reversal = { reason: 'misread', reversedByLastName: odd } as const;
  await db
    .insertInto('measurementReversal')
    .values([
      { ...reversal, id: newId(), measurementId: first, remark: odd },
      { ...reversal, id: newId(), measurementId: second, replacementId: first },
    ])
    .execute();
}

const scopes: Readonly<Record<string, string>> = {
  id: meterId,
  pageId: 'oplaty',
  recordType: 'meter',
  recordId: meterId,
};

/** Every list of the contract at its address. */
const lists = endpoints.flatMap(({ path, list, reply }) => {
  const address = path.replaceAll(/:(\w+)/g, (_, name: string) => scopes[name] ?? '');
  return list && reply ? [{ address, reply }] : [];
});

async function textOf(address: string): Promise<string> {
  const response = await client.send(address);
  const text = await response.text();
  expect(response.status, text).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  return text;
}

/** What a program prints that takes a reply apart and checks it by the contract. */
function printedBy(reply: z.ZodMiniType, text: string): string {
  return JSON.stringify(reply.parse(JSON.parse(text)));
}

it.each(lists)('the list at $address is what the contract prints, byte by byte', async (list) => {
  for (const query of ['', '?limit=2', '?limit=1&offset=1', '?offset=1000']) {
    const text = await textOf(`${list.address}${query}`);
    expect(text).toBe(printedBy(list.reply, text));
  }
});

type Dated = Parameters<typeof publicationState>[0] & Parameters<typeof isPinned>[0];

it.each(['/api/news', '/api/notice', '/api/file', '/api/page/oplaty/versions'])(
  'the states in the list at %s are those of the contract',
  async (address) => {
    const { items } = JSON.parse(await textOf(address)) as {
      items: (Dated & { state: string; pinned?: boolean })[];
    };
    const now = new Date();
    const states = items.map((item) => publicationState(item, now));
    expect(items.map(({ state }) => state)).toEqual(states);
    expect(new Set(states)).toEqual(new Set(['draft', 'scheduled', 'visible', 'ended']));
    const pinnable = items.filter(({ pinned }) => pinned !== undefined);
    expect(pinnable.map(({ pinned }) => pinned)).toEqual(
      pinnable.map((item) => isPinned(item, now)),
    );
  },
);

it('the instants of a list are cut to the millisecond', async () => {
  const { items } = JSON.parse(await textOf('/api/news')) as { items: Dated[] };
  const ends = items.flatMap((item) => [item.publicationFromDate, item.publicationThruDate]);
  expect(new Set(ends)).toEqual(
    new Set([
      null,
      '2020-02-29T23:59:59.000Z',
      '2026-01-01T00:00:00.100Z',
      '9000-12-31T22:59:59.999Z',
      '9999-12-31T22:59:59.001Z',
    ]),
  );
});

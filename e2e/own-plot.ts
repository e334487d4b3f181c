import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import {
  addAssignment,
  addGarden,
  addMeasurement,
  addMeter,
  describeDevice,
} from '@grzadka/server/test/factories.ts';
import type { ServedApp } from '@grzadka/server/test/serve-app.ts';
import { picture } from '@grzadka/server/test/test-images.ts';
import { expect, type Page } from '@playwright/test';

interface OwnPlot {
  /** What its names begin with; a long one by default. */
  name?: string;
  meters?: number;
}

/** Gives the person who is signed in a plot with meters that were read twice, and has readings be taken from holders. */
export async function addOwnPlot(
  { db }: ServedApp,
  { name = 'Aleja Jaśminowa 112A', meters = 1 }: OwnPlot = {},
) {
  const { partyId } = await db
    .selectFrom('login')
    .select('partyId')
    .where('partyId', 'is not', null)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { id: gardenId } = await addGarden(db, { name });
  await addAssignment(db, { gardenId, partyId: partyId ?? '', validFrom: '2020-01-01' });
  const meterIds: string[] = [];
  for (let i = 1; i <= meters; i++) {
    const { id: meterId } = await addMeter(db, { name: `Wodomierz ${name} ${i}`, gardenId });
    await describeDevice(db, meterId, { serialNumber: `8ELS-1203-${i}`, sealNumber: `P-${i}` });
    for (const [value, day] of [
      ['100', '2026-04-01'],
      ['120', '2026-08-01'],
    ] as const) {
      await addMeasurement(db, { meterId, value, measuredAt: `${day}T10:00:00.000Z` });
    }
    meterIds.push(meterId);
  }
  await db.updateTable('settings').set({ reportsOutsideRounds: true }).execute();
  return { gardenId, meterIds };
}

/** A photo of a meter, as a telephone takes it. */
export async function meterPhoto() {
  const buffer = await picture({ width: 640, height: 480 }).jpeg().toBuffer();
  return { name: 'licznik.jpg', mimeType: 'image/jpeg', buffer };
}

/** Reports a reading of an own meter, with a photo, as the person who is signed in. */
export async function reportReading(
  page: Page,
  { app, meterId, value = '130' }: { app: ServedApp; meterId: string; value?: string },
) {
  const reply = await page.request.post('/api/own/report-reading', {
    headers: { origin: app.origin },
    multipart: {
      meterId,
      measurementValue: value,
      measuredOn: gardenToday(),
      remark: 'Ciemno w studzience, cyfry widać dopiero z latarką',
      file: await meterPhoto(),
    },
  });
  expect(reply.status()).toBe(201);
}

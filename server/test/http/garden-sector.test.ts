import type { AuditEntryDetails, AuditListItem } from '@grzadka/contract/audit/audit.model';
import type { ErrorBody } from '@grzadka/contract/core/errors';
import type { ListPage } from '@grzadka/contract/core/list/list';
import type { GardenDetails } from '@grzadka/contract/garden/garden.model';
import type { MeterWithDevices } from '@grzadka/contract/meter/details/meter-details.model';
import { describe, expect, it } from 'vitest';
import { addGarden, addMeter } from '#test/factories.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const treasurer = await app.as('ROLE_TREASURER');

const details = (id: string) => treasurer.get<GardenDetails>(`/api/garden/getDetails/${id}`);

describe('a change of a garden', () => {
  it('to another sector takes the meters along, and the history tells both by name', async () => {
    const { id, name } = await addGarden(app.db, { sector: 1 });
    const meter = await addMeter(app.db, { gardenId: id });
    const move = (sector: string) =>
      treasurer.put<ErrorBody>('/api/garden/update', { id, name, area: 300, sector });
    expect((await move('Sektor 3')).status).toBe(204);
    expect((await details(id)).body).toMatchObject({ name, area: 300, sector: 'Sektor 3' });
    const { body: moved } = await treasurer.get<MeterWithDevices>(
      `/api/meter/getDetails/${meter.id}`,
    );
    expect(moved.meter.sector?.name).toBe('Sektor 3');
    const history = await treasurer.get<ListPage<AuditListItem>>(`/api/audit/record/garden/${id}`);
    const entry = await treasurer.get<AuditEntryDetails>(
      `/api/audit/get/${history.body.items[0]?.id ?? ''}`,
    );
    expect(entry.body).toMatchObject({
      before: { sectorId: '1' },
      after: { sectorId: '3' },
      names: { '1': 'Sektor 1', '3': 'Sektor 3' },
    });

    for (const nowhere of ['', 'Sektor 9', null]) {
      const { status, body } = await treasurer.put<ErrorBody>('/api/garden/update', {
        id,
        name,
        area: 300,
        sector: nowhere,
      });
      expect([status, body.fields]).toEqual([400, { sector: 'Wybierz sektor' }]);
    }
  });

  it('to a sector that has the name already is a conflict at the name', async () => {
    await addGarden(app.db, { name: '95a', sector: 2 });
    const { id } = await addGarden(app.db, { name: '95A', sector: 1 });
    const taken = await treasurer.put<ErrorBody>('/api/garden/update', {
      id,
      name: '95A',
      area: 1,
      sector: 'Sektor 2',
    });
    expect([taken.status, taken.body.fields]).toEqual([
      409,
      { name: 'W tym sektorze jest już działka o tej nazwie. Wpisz inną.' },
    ]);
    expect((await details(id)).body).toMatchObject({ sector: 'Sektor 1', area: 300 });
  });
});

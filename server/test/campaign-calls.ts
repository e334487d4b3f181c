import type { CampaignDetails } from '@grzadka/contract/campaign/campaign.model';
import type { CampaignMeter } from '@grzadka/contract/campaign/meters/campaign-meter.model';
import type { ErrorBody } from '@grzadka/contract/core/errors';
import type { ListPage } from '@grzadka/contract/core/list/list';
import { newId } from '#src/core/database/record-id.ts';
import { addMeter } from './factories.ts';
import type { TestApp } from './test-app.ts';

const form = {
  name: 'Jesień 2026',
  types: 'water',
  sectorIds: [],
  roles: ['plot', 'common', 'main'],
  readFrom: '2026-10-12',
  readThru: '2026-10-25',
  selfReport: true,
  selfReportThru: '2026-10-25',
  photoRequired: false,
  missing: 'estimate',
  readers: [],
};

/** The calls of the rounds as a treasurer makes them. */
export async function campaignCalls(app: TestApp) {
  const { db } = app;
  const treasurer = await app.as('ROLE_TREASURER');

  const create = (values: object = {}) =>
    treasurer.post<ErrorBody & { id: string }>('/api/campaign/create', { ...form, ...values });
  const turn = (name: 'open' | 'close' | 'reopen', id: string, headers = {}) =>
    treasurer.put<ErrorBody & { estimated: number; left: number }>(
      `/api/campaign/${name}`,
      { id },
      headers,
    );
  const details = async (id: string) =>
    (await treasurer.get<CampaignDetails>(`/api/campaign/get/${id}`)).body;
  const metersOf = async (id: string, query = '') =>
    (await treasurer.get<ListPage<CampaignMeter>>(`/api/campaign/${id}/meters?${query}`)).body;

  let sectors = 0;

  /** A sector of its own, so that no round of another test is about its meters. */
  async function addSector(): Promise<string> {
    sectors += 1;
    const id = newId();
    const position = 100 + sectors;
    await db
      .insertInto('sector')
      .values({ id, name: `Sektor ${position}`, position })
      .execute();
    return id;
  }

  /** An open round of some water meters in a sector of its own. */
  async function openRound(count: number, given: object = {}) {
    const sectorId = await addSector();
    const meters: { id: string; name: string }[] = [];
    for (let index = 0; index < count; index += 1) meters.push(await addMeter(db, { sectorId }));
    const { body } = await create({ name: `Tura ${sectorId}`, sectorIds: [sectorId], ...given });
    const { status } = await turn('open', body.id);
    if (status !== 204) throw new Error(`a round that was not opened: ${status}`);
    return { id: body.id, sectorId, meters };
  }

  /** How far each meter of a round is, by its id. */
  async function statesOf(id: string): Promise<Record<string, string>> {
    const { items } = await metersOf(id);
    return Object.fromEntries(items.map(({ id: meterId, state }) => [meterId, state]));
  }

  return { treasurer, create, turn, details, metersOf, addSector, openRound, statesOf };
}

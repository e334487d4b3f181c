import type { ErrorBody } from '@grzadka/contract/core/errors';
import { messages } from '@grzadka/contract/core/messages';
import { expect, it } from 'vitest';
import { newId } from '#src/core/database/record-id.ts';
import { runDetails } from '#test/charge-calls.ts';
import { runForm } from '#test/charge-runs.ts';
import { addGarden } from '#test/factories.ts';
import { addFeeKind, addTariff } from '#test/fee-factories.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const treasurer = await app.as('ROLE_TREASURER');
const kind = await addFeeKind(app.db);
await addTariff(app.db, { feeKindId: kind.id });

type Answer = ErrorBody & { id: string };

const create = (more: object) =>
  treasurer.post<Answer>('/api/charge-run/create', { ...runForm([kind.id], []), ...more });

it.each(['feeKindIds', 'sectorIds', 'gardenIds', 'settlementIds'])(
  'a run is refused at %s where one of them is not there, new or changed',
  async (field) => {
    const { body: draft } = await create({});
    for (const gone of ['abc', newId()]) {
      const refused = { status: 400, body: { fields: { [field]: messages.chosenGone } } };
      const ids = field === 'feeKindIds' ? [kind.id, gone] : [gone];
      expect(await create({ [field]: ids })).toMatchObject(refused);
      const change = { id: draft.id, [field]: ids };
      expect(await treasurer.put<Answer>('/api/charge-run/update', change)).toMatchObject(refused);
    }
  },
);

it('a run of a garden that was deleted since tells so, and never becomes one of everything', async () => {
  const garden = await addGarden(app.db);
  const { body } = await create({ gardenIds: [garden.id.toUpperCase(), garden.id] });
  const named = async () => (await runDetails(treasurer, body.id)).gardens;
  expect(await named()).toEqual([{ id: garden.id, name: garden.name }]);
  await app.db.deleteFrom('garden').where('id', '=', garden.id).execute();
  expect(await named()).toEqual([{ id: garden.id, name: 'już usunięte' }]);
});

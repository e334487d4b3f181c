import { campaignRefusals } from '@grzadka/contract/campaign/campaign.refusals';
import { campaignSheetColumns } from '@grzadka/contract/campaign/sheet/campaign-sheet';
import { loadSheetRefusals as refusals } from '@grzadka/contract/campaign/sheet/load-sheet.refusals';
import { describe, expect, it } from 'vitest';
import { newId } from '#src/core/database/record-id.ts';
import { sheetOf, sheetsOf } from '#test/campaign-sheets.ts';
import { addCampaign } from '#test/campaigns.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const clerk = await app.as('ROLE_EMPLOYEE');
const { openRound, emptyRows, filledRows, sendFile, load } = sheetsOf(app, clerk);

describe('what is no sheet of the round', () => {
  it('is refused at the file, with what to do', async () => {
    const round = await openRound(['E-1']);
    const rows = await filledRows(round.id, { 'E-1': [1, '15.10.2026'] });
    const other = await openRound(['E-2']);
    const refused = async (...sent: Parameters<typeof sendFile>) => {
      const { status, body } = await sendFile(...sent);
      return [status, body.fields?.['file']];
    };
    const { id } = round;
    expect(await refused(id, 'nic', { name: 'arkusz.csv' })).toEqual([400, refusals.notSheet]);
    expect(await refused(id, 'nic')).toEqual([400, expect.stringContaining('uszkodzony')]);
    expect(await refused(id, '%PDF-1.7')).toEqual([400, expect.stringContaining('PDF')]);
    expect(await refused(id, await sheetOf(rows, ['Działka', 'Powierzchnia']))).toEqual([
      400,
      refusals.notOfRound,
    ]);
    const headings = Object.values(campaignSheetColumns);
    expect(await refused(id, await sheetOf(rows, headings.slice(0, -1)))).toEqual([
      400,
      refusals.noKeys,
    ]);
    const renamed = headings.map((title) => (title === 'Data' ? 'Kiedy' : title));
    expect(await refused(id, await sheetOf(rows, renamed))).toEqual([
      400,
      refusals.lackingColumn('Data'),
    ]);
    expect(await refused(id, await sheetOf(await emptyRows(id)))).toEqual([
      400,
      refusals.noReadings,
    ]);
    expect(await refused(other.id, await sheetOf(rows))).toEqual([
      400,
      refusals.otherRound(round.name),
    ]);
    const lost = rows.map((row) => ({ ...row, key: `${newId()}/${newId()}` }));
    expect(await refused(id, await sheetOf(lost))).toEqual([400, refusals.unknownRound]);
  });

  it('in a row makes that row faulty', async () => {
    const round = await openRound(['F-1', 'F-2', 'F-3', 'F-4', 'F-5']);
    const other = await openRound(['F-9']);
    const filled: readonly [number, string] = [1, '15.10.2026'];
    const all = { 'F-1': filled, 'F-2': filled, 'F-3': filled, 'F-4': filled, 'F-5': filled };
    const rows = await filledRows(round.id, all);
    const [first, second, third, fourth, fifth] = rows;
    const [foreign] = await filledRows(other.id, { 'F-9': filled });
    const stranger = `${round.id}/${other.meters[0]}`;
    const { rows: said, applied } = await load(round.id, [
      { ...first, key: null },
      { ...second, key: 'zmieniony' },
      { ...third, key: stranger },
      { ...fourth, name: 'F-5' },
      { ...fifth },
      { ...fifth, value: 2 },
      { ...foreign },
    ]);
    expect(applied).toBe(false);
    expect(said.map(({ outcome, message }) => [outcome, message])).toEqual([
      ['faulty', refusals.noKey],
      ['faulty', refusals.brokenKey],
      ['faulty', refusals.notInRound],
      ['faulty', refusals.otherName('F-4')],
      ['new', null],
      ['faulty', refusals.doubled(6)],
      ['faulty', refusals.rowOfOtherRound],
    ]);
  });

  it('is not taken into a round that is not open', async () => {
    const round = await openRound(['G-1']);
    const sheet = await sheetOf(await filledRows(round.id, { 'G-1': [1, '15.10.2026'] }));
    const draft = await addCampaign(app.db);
    const closed = await addCampaign(app.db, { state: 'closed' });
    const refused = async (id: string) => {
      const { status, body } = await sendFile(id, sheet);
      return [status, body.message];
    };
    expect(await refused(draft.id)).toEqual([409, campaignRefusals.notOpen]);
    expect(await refused(closed.id)).toEqual([409, campaignRefusals.closed]);
    expect((await sendFile(newId(), sheet)).status).toBe(404);
  });
});

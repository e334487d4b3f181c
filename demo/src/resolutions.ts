import { newId } from '@grzadka/server/src/core/database/record-id.ts';
import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import type { Transaction } from 'kysely';
import { storeTariffs } from './tariffs.ts';

/** A document whose name says that it is the general meeting's resolution about fees, and which one. */
const ofFees = /^Uchwała nr (\d+)\/(\d{4}) w sprawie opłat$/;

/**
 * Stores the resolutions on which the fees of the last spring, and of the year before, rest, the last one with its document;
 * and what is asked for by them.
 */
export async function storeResolutions(
  trx: Transaction<Database>,
  documents: readonly { readonly id: string; readonly name: string }[],
): Promise<void> {
  for (const { id: fileId, name } of documents) {
    const [, number, named] = ofFees.exec(name) ?? [];
    if (named === undefined) continue;
    const year = Number(named);
    const meeting = { id: newId(), body: 'general-meeting' } as const;
    const before = { id: newId(), body: 'general-meeting' } as const;
    const national = { id: newId(), body: 'national' } as const;
    const subject = (of: number) => `Opłaty ogrodowe i energia na ${of} rok`;
    await trx
      .insertInto('resolution')
      .values([
        {
          ...meeting,
          number: `${number}/${year}`,
          adoptedOn: `${year}-03-28`,
          subject: subject(year),
          fileId,
        },
        {
          ...before,
          number: `4/${year - 1}`,
          adoptedOn: `${year - 1}-03-29`,
          subject: subject(year - 1),
          fileId: null,
        },
        {
          ...national,
          number: `12/${year - 1}`,
          adoptedOn: `${year - 1}-11-18`,
          subject: 'Składka członkowska i partycypacja PZD',
          fileId: null,
        },
      ])
      .execute();
    await storeTariffs(trx, [
      { ...meeting, year },
      { ...before, year: year - 1 },
      { ...national, year },
    ]);
  }
}

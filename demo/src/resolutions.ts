import { newId } from '@grzadka/server/src/core/database/record-id.ts';
import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import type { Insertable } from 'kysely';

/** A document whose name says that it is the general meeting's resolution about fees, and which one. */
const ofFees = /^Uchwała nr (\d+)\/(\d{4}) w sprawie opłat$/;

/** The resolutions on which the fees of the last spring, and of the year before, rest; the last one with its document. */
export function makeResolutions(
  documents: readonly { readonly id: string; readonly name: string }[],
): Insertable<Database['resolution']>[] {
  return documents.flatMap(({ id: fileId, name }) => {
    const [, number, named] = ofFees.exec(name) ?? [];
    if (named === undefined) return [];
    const year = Number(named);
    const subject = (of: number) => `Opłaty ogrodowe i energia na ${of} rok`;
    return [
      {
        id: newId(),
        number: `${number}/${year}`,
        body: 'general-meeting',
        adoptedOn: `${year}-03-28`,
        subject: subject(year),
        fileId,
      },
      {
        id: newId(),
        number: `4/${year - 1}`,
        body: 'general-meeting',
        adoptedOn: `${year - 1}-03-29`,
        subject: subject(year - 1),
      },
      {
        id: newId(),
        number: `12/${year - 1}`,
        body: 'national',
        adoptedOn: `${year - 1}-11-18`,
        subject: 'Składka członkowska i partycypacja PZD',
      },
    ];
  });
}

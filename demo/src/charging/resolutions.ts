import { newId } from '@grzadka/server/src/core/database/record-id.ts';
import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import type { Transaction } from 'kysely';
import { storeTariffs } from './tariffs.ts';

/** A document whose name says that it is the general meeting's resolution about fees, and which one. */
const ofFees = /^Uchwała nr (\d+)\/(\d{4}) w sprawie opłat$/;

/** The general meeting's resolution about the fees of a year, as a document says it. */
interface FeeResolution {
  readonly fileId: string;
  readonly number: string;
  readonly year: number;
}

/** The resolution about the fees of the last spring, among the documents. */
export function feeResolution(
  documents: readonly { readonly id: string; readonly name: string }[],
): FeeResolution {
  for (const { id: fileId, name } of documents) {
    const [, number, year] = ofFees.exec(name) ?? [];
    if (number !== undefined) return { fileId, number, year: Number(year) };
  }
  throw new RangeError('One of the documents is about fees');
}

/**
 * Stores the resolutions on which the fees of the last spring, and of the year before, rest, the last one with its document;
 * and what is asked for by them.
 */
export async function storeResolutions(
  trx: Transaction<Database>,
  { fileId, number, year }: FeeResolution,
): Promise<void> {
  const before = year - 1;
  const resolutions = [
    {
      ...meeting(year),
      number: `${number}/${year}`,
      adoptedOn: `${year}-03-28`,
      fileId,
    },
    { ...meeting(before), number: `4/${before}`, adoptedOn: `${before}-03-29` },
    { ...union(year), number: `12/${before}`, adoptedOn: `${before}-11-18` },
    { ...union(before), number: `9/${before - 1}`, adoptedOn: `${before - 1}-11-19` },
  ].map((resolution) => ({ id: newId(), fileId: null, ...resolution }));
  await trx
    .insertInto('resolution')
    .values(resolutions.map(({ year: _year, ...row }) => row))
    .execute();
  await storeTariffs(trx, resolutions);
}

function meeting(year: number) {
  return {
    body: 'general-meeting' as const,
    year,
    subject: `Opłaty ogrodowe i energia na ${year} rok`,
  };
}

function union(year: number) {
  return {
    body: 'national' as const,
    year,
    subject: `Składka członkowska i partycypacja PZD na ${year} rok`,
  };
}

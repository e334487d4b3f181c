import type { FindingAnswer } from '@grzadka/contract/meter/measurement/finding';
import type { MeasurementChannel } from '@grzadka/contract/meter/measurement/measurement.model';
import { append, type ChangeTransaction } from '#src/core/change/change.ts';
import { invalidFields } from '#src/core/errors/app-error.ts';
import type { JudgedReading } from '../verdict/judge-reading.ts';

const measurements = { table: 'measurement', name: 'measurement' } as const;

/** Who took a value: whoever is signed in, or whoever reported it before somebody else took it over. */
export interface Taker {
  readonly person: { readonly firstName: string | null; readonly lastName: string | null };
  /** Null where the login is gone. */
  readonly userLoginId: string | null;
}

/** What comes along with a value that is appended. */
interface Appended {
  readonly caller: Taker;
  /** The office where it is not stated. */
  readonly channel?: MeasurementChannel;
  /** The round that it was read in. */
  readonly campaignId?: string | null;
  readonly confirmation?: FindingAnswer | null;
  readonly remark?: string | null;
  readonly clientKey?: string | null;
  /** The field of the request that a refusal stands at, by its code. */
  readonly fieldOf: (code: string) => string;
}

/**
 * Appends a value that was judged in this transaction, under the name of who took it, with all that was found in it. 400
 * where that refuses it; whatever else was found waits for an answer, unless one comes along.
 */
export function appendMeasurement(
  tx: ChangeTransaction,
  { meterId, measuredAt, installationId, value, findings }: JudgedReading,
  {
    caller,
    channel,
    campaignId = null,
    confirmation = null,
    remark = null,
    clientKey = null,
    fieldOf,
  }: Appended,
): Promise<{ id: string }> {
  const refusal = findings.find(({ level }) => level === 'refuse');
  if (refusal || installationId === undefined) {
    throw invalidFields(refusal ? { [fieldOf(refusal.code)]: refusal.text } : {});
  }
  const { firstName, lastName } = caller.person;
  const values = {
    meterId,
    measuredAt,
    installationId,
    value,
    verdict: findings.map(({ code }) => code),
    ...(confirmation !== null && answered(confirmation)),
    ...(remark !== null && { remark }),
    ...(clientKey !== null && { clientKey }),
    ...(channel !== undefined && { channel }),
    ...(campaignId !== null && { campaignId }),
    measuredByFirstName: firstName,
    measuredByLastName: lastName,
    loginId: caller.userLoginId,
  };
  // Recorded for its meter, whose history it is a part of.
  const subject = { type: 'meter', id: meterId };
  return append(tx, measurements, { values, action: 'add-measurement', subject });
}

/**
 * The columns that an answer sets. That the dial passed through zero is noted even where its digits are not known yet: it
 * counts from the time on when somebody enters them (docs/product/readings.md#consumption).
 */
export function answered(confirmation: FindingAnswer) {
  return { confirmation, rolledOver: confirmation === 'rolled-over' };
}

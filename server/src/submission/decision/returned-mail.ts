import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import { dayInWords } from '@grzadka/contract/core/time/day-in-words';
import { dayOf } from '@grzadka/contract/core/time/time-zone';
import { meterUnits } from '@grzadka/contract/meter/meter.labels';
import type { Transaction } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import { queueMail } from '#src/mail/mail.repo.ts';
import { addressOfProgram, signature, writeLetter } from '#src/mail/writing/letter.ts';
import { findAssociation } from '#src/settings/association.ts';

/** What was sent back. */
interface Returned {
  readonly meterId: string;
  readonly loginId: string | null;
  readonly value: string;
  readonly measuredAt: string;
}

/**
 * Writes to whoever reported a reading that it was sent back, where they agreed to be informed by e-mail: queued in the caller's
 * transaction.
 */
export async function tellOfReturn(
  { trx, jobs, config }: Pick<AppContext, 'jobs' | 'config'> & { trx: Transaction<Database> },
  { meterId, loginId, value, measuredAt }: Returned,
  reason: string,
): Promise<void> {
  if (loginId === null) return;
  const reader = await trx
    .selectFrom('login')
    .innerJoin('party', 'party.id', 'login.partyId')
    .innerJoin('validConsent', 'validConsent.partyId', 'party.id')
    .select('party.email')
    .where('login.id', '=', loginId)
    .where('validConsent.kind', '=', 'information')
    .executeTakeFirst();
  if (!reader?.email) return;
  const meter = await trx
    .selectFrom('meter')
    .leftJoin('garden', 'garden.id', 'meter.gardenId')
    .select(['meter.name', 'meter.type', 'garden.name as garden'])
    .where('meter.id', '=', meterId)
    .executeTakeFirstOrThrow();
  const { name: association } = await findAssociation(trx);
  const letter = writeLetter({
    subject: `Prosimy o nowy odczyt licznika ${meter.name}`,
    opening: ['Twój odczyt trzeba poprawić. Dlatego nie został zapisany:'],
    facts: [
      ...(meter.garden === null ? [] : [{ label: 'Działka', value: meter.garden }]),
      { label: 'Licznik', value: meter.name },
      { label: 'Odczyt', value: `${formatDecimal(Number(value))}\u00a0${meterUnits[meter.type]}` },
      { label: 'Dzień', value: dayInWords(dayOf(measuredAt)) },
      { label: 'Powód', value: reason },
      ...addressOfProgram(config.publicUrl),
    ],
    closing: [
      'Odczytaj licznik jeszcze raz. Po zalogowaniu wybierz „Moje działki” i zgłoś nowy odczyt.',
      ...signature(association),
    ],
  });
  await queueMail({ trx, jobs }, { loginId, recipient: reader.email, ...letter });
}

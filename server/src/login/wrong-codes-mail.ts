import type { Transaction } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import { queueMail } from '#src/mail/mail.repo.ts';
import { addressOfProgram, signature, writeLetter } from '#src/mail/writing/letter.ts';
import { findAssociation } from '#src/settings/association.ts';

/**
 * Writes to the owner of a login, where there is an address, that somebody has its password and tries codes: queued in the
 * caller's transaction.
 */
export async function warnOfWrongCodes(
  { trx, jobs, config }: Pick<AppContext, 'jobs' | 'config'> & { trx: Transaction<Database> },
  loginId: string,
): Promise<void> {
  const owner = await trx
    .selectFrom('login')
    .innerJoin('party', 'party.id', 'login.partyId')
    .select(['login.userName', 'party.email'])
    .where('login.id', '=', loginId)
    .executeTakeFirst();
  if (!owner?.email) return;
  const { name: association } = await findAssociation(trx);
  const letter = writeLetter({
    subject: 'Ktoś podaje złe kody przy logowaniu',
    opening: [
      'ktoś podał Twoje hasło do programu Grządka, a potem kilka razy z rzędu nieprawidłowy kod. Nie udało mu się zalogować.',
    ],
    facts: [
      ...addressOfProgram(config.publicUrl),
      { label: 'Nazwa użytkownika', value: owner.userName },
    ],
    closing: [
      'Jeżeli to Ty, wpisz kod z aplikacji w telefonie, który widzisz w niej teraz, albo kod zapasowy.',
      'Jeżeli to nie Ty, ktoś zna Twoje hasło. Zaloguj się, wybierz „Twoje dane” (na telefonie „Twoje konto”), potem „Zmień hasło”, i powiadom biuro ogrodu.',
      ...signature(association),
    ],
  });
  await queueMail({ trx, jobs }, { loginId, recipient: owner.email, ...letter });
}

import {
  consentRefusals,
  type OwnConsentChange,
  type OwnConsents,
} from '@grzadka/contract/consent/consent.model';
import type { Kysely } from 'kysely';
import { change } from '#src/core/change/change.ts';
import type { Database } from '#src/core/database/tables.ts';
import { conflict } from '#src/core/errors/app-error.ts';
import type { Caller } from '#src/core/http/caller.ts';
import { readConsents } from './consent.repo.ts';
import { countingOf, giveConsent, lockGiver, withdrawConsent } from './give-consent.ts';

type Db = Kysely<Database>;

/** The consents of whoever asks; nothing where the login belongs to nobody. */
export async function getOwnConsents(db: Db, caller: Caller): Promise<OwnConsents> {
  const partyId = await findOwnParty(db, caller);
  if (partyId === null) return { hasParty: false, email: null, items: [] };
  return { hasParty: true, ...(await readConsents(db, partyId)) };
}

/**
 * Has a consent of the caller's be given from today on, or withdrawn; nothing is recorded where that is so already. 409
 * where the login belongs to nobody, and for who would give one without an e-mail address.
 */
export function changeOwnConsent(
  db: Db,
  { kind, given, caller }: OwnConsentChange & { caller: Caller },
): Promise<void> {
  return change(db, caller, async (tx) => {
    const partyId = await findOwnParty(tx.trx, caller);
    if (partyId === null) throw conflict(consentRefusals.noParty);
    const giver = await lockGiver(tx.trx, partyId);
    const { today, email } = giver;
    const state = countingOf(giver, kind)?.state ?? 'withdrawn';
    if (given) {
      if (state === 'valid') return;
      if (email === null) throw conflict(consentRefusals.noOwnEmail);
      await giveConsent(tx, giver, { kind, givenOn: today, how: 'own', documentId: null });
    } else if (state !== 'withdrawn') {
      await withdrawConsent(tx, giver, { kind, withdrawnOn: today, how: 'own' });
    }
  });
}

async function findOwnParty(db: Db, { userLoginId }: Caller): Promise<string | null> {
  const login = db.selectFrom('login').select('partyId').where('id', '=', userLoginId);
  return (await login.executeTakeFirst())?.partyId ?? null;
}

import { auditActions } from '@grzadka/contract/audit/audit-actions';
import { auditedTypes } from '@grzadka/contract/audit/audited-records';
import { choice, instant, text } from '@grzadka/contract/core/record/record-fields';
import { type RawBuilder, sql } from 'kysely';
import type { Persons } from './persons.ts';
import type { RegistryPiece } from './table-data.ts';

const typeLabels = Object.fromEntries([...auditedTypes].map(([name, { label }]) => [name, label]));

/** Who may come in, and what was done here by and about a person. */
export const loginData = {
  login: {
    heading: 'Loginy',
    whose: ({ isParty }) => isParty(sql`login.party_id`),
    texts: { passwordHash: 'secret' },
    erased: { contact: { rows: 'deleted' } },
  },
  session: {
    heading: 'Gdzie trwa zalogowanie',
    whose: ({ isLogin }) => isLogin(sql`session.login_id`),
    fields: {
      createdAt: instant('Zalogowano'),
      lastSeenAt: instant('Ostatnio'),
      browser: text('Przeglądarka', 'personal'),
    },
    erased: { contact: { rows: 'deleted' } },
  },
  beginningPutAway: { whose: 'what somebody sees on the own start page' },
  pendingSignIn: { whose: 'secrets of minutes' },
  endedSession: { whose: 'secrets of minutes' },
  secondFactor: { whose: 'secrets of a login, which go with it' },
  recoveryCode: {
    whose: 'secrets of a login, which go with it',
    texts: { codeHash: 'secret' },
  },
  wrongCodeRun: { whose: 'how often a wrong code was typed; goes with the login' },
  deletedLoginSecret: {
    whose: 'secrets of minutes',
    texts: { passwordHash: 'secret', secondFactor: 'secret', recoveryCode: 'secret' },
  },
  signInAttempt: {
    whose: 'how often somebody tried in the last minutes',
    texts: { key: 'secret' },
  },
  auditEntry: {
    heading: 'Zapisy w dzienniku zmian',
    whose: ({ isLogin, isParty }) => sql`(
      ${isLogin(sql`audit_entry.login_id`)}
      or audit_entry.record_type = 'party' and ${isParty(idOfRecord())}
      or audit_entry.record_type = 'login' and ${isLogin(idOfRecord())}
    )`,
    fields: {
      at: instant('Kiedy'),
      actor: text('Kto', 'personal'),
      action: choice('Co zrobiono', auditActions),
      recordType: choice('Czego dotyczy', typeLabels),
      before: text('Przedtem', 'personal'),
      after: text('Potem', 'personal'),
    },
    texts: {
      recordId: 'not-personal',
      recordName: 'personal',
      search: 'derived',
    },
    names: ['actor'],
    // What somebody did to others is about those others.
    sent: { before: ofParty(sql`audit_entry.before`), after: ofParty(sql`audit_entry.after`) },
    stays: {
      // By a function of the owner's: nobody else may change an entry.
      before: 'blanked by erase_person_from_audit',
      after: 'blanked by erase_person_from_audit',
      recordName: 'blanked by erase_person_from_audit',
      actor: 'blanked by erase_person_from_audit',
    },
  },
} satisfies RegistryPiece;

/** What an entry says of the person, where it is about that party; but for the rows that a deletion kept. */
function ofParty(said: RawBuilder<unknown>): (persons: Persons) => RawBuilder<unknown> {
  return ({ isParty }) => sql`case
    when audit_entry.record_type = 'party' and audit_entry.action <> 'delete' and ${isParty(idOfRecord())} then ${said}
  end`;
}

/** The record that an entry is about, where it can be a party or a login. */
function idOfRecord(): RawBuilder<unknown> {
  return sql`(case when audit_entry.record_id ~ '^[0-9a-f-]{36}$' then audit_entry.record_id::uuid end)`;
}

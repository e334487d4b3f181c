import { mayRole } from '@grzadka/contract/core/access/permissions';
import {
  type Beginning,
  type BeginningStep,
  beginningStepNames,
  beginningSteps,
} from '@grzadka/contract/home/beginning.model';
import { paperLacks } from '@grzadka/contract/settings/paper-lacks';
import { type Kysely, sql } from 'kysely';
import { readAway } from '#src/backup/away.ts';
import type { Database } from '#src/core/database/tables.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import type { Caller } from '#src/core/http/caller.ts';
import { readMailWay } from '#src/mail/mail-way.repo.ts';
import { getSettings } from '#src/settings/settings.repo.ts';

interface Asking extends Pick<AppContext, 'db' | 'config'> {
  readonly caller: Caller;
  readonly log: Parameters<typeof readAway>[1];
}

/** The steps that the caller may do, each with whether it is done; nothing is asked for whoever may do none. */
export async function readBeginning({ db, config, caller, log }: Asking): Promise<Beginning> {
  const own = beginningStepNames.filter(
    (step) =>
      mayRole(caller.role, beginningSteps[step].permission) &&
      // Where the program makes no backups, there is none to put elsewhere.
      (step !== 'backup' || config.backupDir !== null),
  );
  if (own.length === 0) return { isPutAway: false, steps: [] };
  const [{ isPutAway, ...stored }, settings, away, { delivery }] = await Promise.all([
    readStored(db, caller),
    getSettings(db, config),
    readAway(config, log),
    readMailWay(db, config),
  ]);
  const done: Readonly<Record<BeginningStep, boolean>> = {
    ...stored,
    garden: paperLacks(settings, 'letter').length === 0,
    backup: away !== null && away.awayAt !== null,
    mail: delivery === 'server',
    site: settings.publicSite,
  };
  return { isPutAway, steps: own.map((step) => ({ step, isDone: done[step] })) };
}

type Stored = Record<Exclude<BeginningStep, 'garden' | 'backup' | 'mail' | 'site'>, boolean> & {
  isPutAway: boolean;
};

/**
 * What is there of the records, by one statement that counts nothing. The sectors that the program comes with are the garden's own
 * once they have other names, or there are plots; people that have logins may be the staff alone.
 */
async function readStored(db: Kysely<Database>, { userLoginId }: Caller): Promise<Stored> {
  const { rows } = await sql<Stored>`
    select
      exists (select from garden) or exists (
        select from sector where name <> 'Sektor ' || id
      ) as sectors,
      exists (select from garden) as plots,
      exists (select from assignment) or exists (
        select from party where not exists (select from login where party_id = party.id)
      ) as people,
      exists (select from assignment) as holders,
      exists (select from meter) as meters,
      exists (select from charge_run where state = 'approved') as fees,
      exists (select from beginning_put_away where login_id = ${userLoginId}) as is_put_away
  `.execute(db);
  const [stored] = rows;
  if (stored === undefined) throw new Error('a statement without a row');
  return stored;
}

/** Puts the first steps away for the caller's login, or takes that back: what stands on one's own start page is no record's change. */
export async function putBeginningAway(
  db: Kysely<Database>,
  { caller: { userLoginId: loginId }, isPutAway }: { caller: Caller; isPutAway: boolean },
): Promise<void> {
  if (isPutAway) {
    const putAway = db.insertInto('beginningPutAway').values({ loginId });
    await putAway.onConflict((known) => known.doNothing()).execute();
  } else {
    await db.deleteFrom('beginningPutAway').where('loginId', '=', loginId).execute();
  }
}

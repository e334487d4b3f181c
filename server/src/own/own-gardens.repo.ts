import type { OwnGarden, OwnGardenDetails, OwnMeter } from '@grzadka/contract/own/own.model';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { notFound } from '#src/core/errors/app-error.ts';
import type { OwnScope } from '#src/core/scope/own-scope.ts';
import { selectMetersWithDevice } from '#src/meter/meter.repo.ts';
import { presentOwnSubmission, submissionColumns } from '#src/submission/present-submission.ts';
import {
  earliestReported,
  type ReportingTerms,
  reportingTerms,
} from '#src/submission/reporting-terms.ts';

type Db = Kysely<Database>;

/** The gardens of the caller, by name. */
export async function listOwnGardens(db: Db, own: OwnScope): Promise<{ items: OwnGarden[] }> {
  const rows = await selectGardens(db)
    .where(own.isGarden(sql`garden.id`))
    .orderBy(sql`garden.name collate polish`)
    .orderBy('garden.id')
    .execute();
  return { items: rows.map(presentGarden) };
}

/** A garden of the caller with its meters, by name; 404 where it is not theirs. */
export async function getOwnGarden(
  db: Db,
  { id, own }: { id: string; own: OwnScope },
): Promise<OwnGardenDetails> {
  const garden = await selectGardens(db)
    .where('garden.id', '=', own.garden(id))
    .executeTakeFirstOrThrow(notFound);
  const rows = await selectMetersWithDevice(db)
    .select(['measurement.channel', reportingTerms.as('terms')])
    .where('meter.gardenId', '=', own.garden(id))
    .orderBy(sql`meter.name collate polish`)
    .orderBy('meter.id')
    .execute();
  const submissions = await lastSubmissions(db, { id, own });
  const meters = rows.map(
    ({ id: meterId, name, type, active, serialNumber, terms, ...last }): OwnMeter => ({
      id: meterId,
      name,
      type,
      active,
      serialNumber,
      lastMeasurement: presentLast(last),
      reporting: presentTerms(terms),
      submission: submissions.get(meterId) ?? null,
    }),
  );
  return { ...presentGarden(garden), meters };
}

function selectGardens(db: Db) {
  return db
    .selectFrom('garden')
    .innerJoin('sector', 'sector.id', 'garden.sectorId')
    .select(['garden.id', 'garden.name', 'garden.area', 'sector.name as sector']);
}

function presentGarden({ area, ...garden }: Omit<OwnGarden, 'area'> & { area: string | null }) {
  return { ...garden, area: area === null ? null : Number(area) };
}

type LastRow = Record<'value' | 'measuredAt' | 'channel', string | null>;

function presentLast({ value, measuredAt, channel }: LastRow): OwnMeter['lastMeasurement'] {
  if (value === null || measuredAt === null) return null;
  return { value: Number(value), measuredAt, isEstimate: channel === 'estimate' };
}

function presentTerms({ campaign, isTaken, photoRequired }: ReportingTerms): OwnMeter['reporting'] {
  if (!isTaken) return null;
  const round = campaign && { name: campaign.name, thru: campaign.thru };
  return { from: earliestReported(), round, photoRequired };
}

/** What the caller reported last of each meter of the garden, but for what they replaced themselves. */
async function lastSubmissions(db: Db, { id, own }: { id: string; own: OwnScope }) {
  const rows = await db
    .selectFrom('submission')
    .distinctOn('submission.meterId')
    .select('submission.meterId')
    .select(submissionColumns)
    .where('submission.loginId', '=', own.loginId)
    .where('submission.state', '<>', 'replaced')
    .where((eb) =>
      eb(
        'submission.meterId',
        'in',
        eb.selectFrom('meter').select('meter.id').where('meter.gardenId', '=', own.garden(id)),
      ),
    )
    .orderBy('submission.meterId')
    .orderBy('submission.createdAt', 'desc')
    .orderBy('submission.id', 'desc')
    .execute();
  return new Map(
    rows.map(({ meterId, ...submission }) => [meterId, presentOwnSubmission(submission)]),
  );
}

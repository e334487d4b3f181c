import type { ExportedSubmission } from '@grzadka/contract/submission/submission.export';
import type { OwnSubmission, Photo } from '@grzadka/contract/submission/submission.model';
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { jsonObject, jsonObjectWhere } from '#src/core/database/wire-columns.ts';

/** The submissions with all that is shown of them; the caller adds which and in what order. */
export function selectSubmissions(db: Kysely<Database>) {
  return db
    .selectFrom('submission')
    .innerJoin('meter', 'meter.id', 'submission.meterId')
    .leftJoin('garden', 'garden.id', 'meter.gardenId')
    .leftJoin('campaign', 'campaign.id', 'submission.campaignId')
    .leftJoin('installation', (join) =>
      join
        .onRef('installation.meterId', '=', 'submission.meterId')
        .on('installation.undoneAt', 'is', null)
        .on(sql<boolean>`tstzrange(installed_at, removed_at) @> submission.measured_at`),
    )
    .select(submissionColumns)
    .select(['channel', 'confirmation', 'submittedByFirstName', 'submittedByLastName'])
    .select(['decidedBy', 'measurementId', 'installation.serialNumber', 'installation.sealNumber'])
    .select((eb) => [
      jsonObject({
        id: eb.ref('meter.id'),
        name: eb.ref('meter.name'),
        type: eb.ref('meter.type'),
        garden: jsonObjectWhere(sql`garden.id is not null`, {
          id: eb.ref('garden.id').$castTo<string>(),
          name: eb.ref('garden.name').$castTo<string>(),
        }),
      }).as('meter'),
      jsonObjectWhere(sql`campaign.id is not null`, {
        id: eb.ref('campaign.id').$castTo<string>(),
        name: eb.ref('campaign.name').$castTo<string>(),
      }).as('campaign'),
    ]);
}

/** What of a submission its sender sees, too. */
export const submissionColumns = [
  'submission.id',
  'submission.state',
  'submission.value',
  'submission.measuredAt',
  'submission.remark',
  'submission.createdAt',
  'submission.decidedAt',
  'submission.returnReason',
  photoOf(sql`submission.client_key`).as('photo'),
  sql<string | null>`(
    select measurement.value from measurement where measurement.id = submission.measurement_id
  )`.as('acceptedValue'),
] as const;

/** The photo of the reading with that key, as JSON; null where there is none. */
export function photoOf(clientKey: RawBuilder<unknown>): RawBuilder<Photo | null> {
  return sql`(
    select json_build_object('id', image.id, 'width', image.width, 'height', image.height)
    from reading_photo join image using (id)
    where reading_photo.client_key = ${clientKey}
  )`;
}

type Row = Selectable<Database['submission']>;

type OwnRow = Pick<
  Row,
  'id' | 'state' | 'value' | 'measuredAt' | 'remark' | 'createdAt' | 'decidedAt' | 'returnReason'
> & { photo: Photo | null; acceptedValue: string | null };

type WholeRow = OwnRow &
  Pick<
    Row,
    | 'channel'
    | 'confirmation'
    | 'submittedByFirstName'
    | 'submittedByLastName'
    | 'decidedBy'
    | 'measurementId'
  > &
  Pick<ExportedSubmission, 'meter' | 'campaign' | 'serialNumber' | 'sealNumber'>;

/** A submission as its sender sees it. */
export function presentOwnSubmission({
  value,
  acceptedValue,
  createdAt,
  ...row
}: OwnRow): OwnSubmission {
  return {
    ...row,
    value: Number(value),
    acceptedValue: acceptedValue === null ? null : Number(acceptedValue),
    submittedAt: createdAt,
  };
}

/** A submission as those see it who decide on it. */
export function presentSubmission({
  submittedByFirstName: firstName,
  submittedByLastName: lastName,
  confirmation,
  ...row
}: WholeRow): ExportedSubmission {
  return {
    ...row,
    ...presentOwnSubmission(row),
    confirmation,
    submittedBy: { firstName, lastName },
  };
}

import type { ImportedLine } from '@grzadka/contract/bank/importing/bank-import.model';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { notFound } from '#src/core/errors/app-error.ts';

/** The file whose lines are asked for, and which of its lines. */
interface AskedLines {
  readonly id: string;
  readonly outcome?: 'new' | 'known' | 'double' | undefined;
  readonly offset: number;
  readonly limit: number;
}

/**
 * The lines of a file in its order, page by page: before it is booked as it was shown, afterwards as they are (docs/product/bank.md#dry-run). Those that were known
 * are no lines of it any more then. 404 when there is no such file.
 */
export async function readImportedLines(
  db: Kysely<Database>,
  { id, outcome, offset, limit }: AskedLines,
): Promise<{ items: ImportedLine[]; totalItems: number }> {
  const file = await db
    .selectFrom('bankImport')
    .select('appliedAt')
    .where('id', '=', recordId(id))
    .executeTakeFirstOrThrow(notFound);
  const own = file.appliedAt === null ? shownLines(id) : takenLines(id);
  const { rows } = await sql<{ items: ImportedLine[]; total: number }>`
    with own as (${own}), asked as (
      select * from own where ${outcome ?? null}::text is null or outcome = ${outcome ?? null}
    ), page as (
      select * from asked order by place limit ${limit} offset ${offset}
    )
    select
      (select count(*)::integer from asked) as total,
      coalesce(
        json_agg(
          json_build_object(
            'id', coalesce(line_id::text, place::text), 'place', place, 'lineId', line_id, 'entryId', entry_id, 'state', state, 'bookingDay', booking_day,
            'amount', amount_grosz, 'counterpartyName', counterparty_name, 'counterpartyAccount', counterparty_account,
            'title', title, 'candidates', ${candidates}, 'notes', coalesce(suggestion -> 'notes', '[]'),
            'costCategory', (select name from cost_category where id = (suggestion ->> 'costCategoryId')::uuid),
            'refunds', jsonb_array_length(coalesce(suggestion -> 'refundIds', '[]')),
            'doubleOf', (
              select json_build_object('bookingDay', other.booking_day, 'source', other.source, 'title', other.title)
              from bank_line other where other.id = page.double_of
            )
          )
          order by place
        ),
        '[]'
      ) as items
    from page
  `.execute(db);
  const [page] = rows;
  return { items: page?.items ?? [], totalItems: page?.total ?? 0 };
}

function shownLines(id: string): RawBuilder<unknown> {
  return sql`
    select
      place, null::uuid as line_id, null::uuid as entry_id, outcome, coalesce(decision, outcome) as state, booking_day,
      amount_grosz, counterparty_name, counterparty_account, title, suggestion, double_of
    from bank_import_line where import_id = ${id}
  `;
}

/** What spoke for an account when a line was booked is kept reason by reason. */
function takenLines(id: string): RawBuilder<unknown> {
  return sql`
    select
      row_number() over (order by line.id)::integer as place, line.id as line_id, line.entry_id,
      case when state in ('double', 'dropped') then 'double' else 'new' end as outcome, state, booking_day,
      amount_grosz, counterparty_name, counterparty_account, title,
      jsonb_build_object(
        'candidates',
        coalesce(
          (
            select jsonb_agg(
              jsonb_build_object('settlementId', settlement_id, 'points', points, 'reasons', reasons)
              order by points desc, first
            )
            from (
              select
                settlement_id, sum(points) as points, min(place) as first,
                jsonb_agg(jsonb_build_object('points', points, 'words', words) order by place) as reasons
              from bank_line_reason where line_id = line.id group by settlement_id
            ) kept
          ),
          '[]'
        )
      ) as suggestion,
      double_of
    from bank_line line where import_id = ${id}
  `;
}

/** The accounts that a line may be for, or was booked for, with whoever has them; one that is no more is left out. */
const candidates = sql`coalesce(
  (
    select json_agg(
      json_build_object(
        'settlement', json_build_object('id', settlement.id, 'reference', settlement.reference),
        'garden', settlement.garden_name,
        'holders', (
          select coalesce(string_agg(party.name, ', ' order by party.name collate polish), '')
          from (select distinct party_id from settlement_holder where settlement_id = settlement.id) holder
          join party on party.id = holder.party_id
        ),
        'points', candidate.told -> 'points', 'reasons', candidate.told -> 'reasons'
      )
      order by candidate.place
    )
    from jsonb_array_elements(page.suggestion -> 'candidates') with ordinality as candidate (told, place)
    join settlement on settlement.id = (candidate.told ->> 'settlementId')::uuid
  ),
  '[]'
)`;

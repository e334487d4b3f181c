import { gardenTimeZone } from '@grzadka/contract/core/time/time-zone';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Whose a row is, as conditions of a statement about the columns that are given. */
export interface Persons {
  readonly isParty: (partyId: RawBuilder<unknown>) => RawBuilder<SqlBool>;
  readonly isLogin: (loginId: RawBuilder<unknown>) => RawBuilder<SqlBool>;
  /** The name that one of them had before it was put away: of who did something by a login that is gone. */
  readonly isNamed: (
    firstName: RawBuilder<unknown>,
    lastName: RawBuilder<unknown>,
  ) => RawBuilder<SqlBool>;
  /** That the entries of the audit for which `isEntry` holds were made with logins of others: namesakes are not taken for them. */
  readonly isByOthers: (isEntry: RawBuilder<unknown>) => RawBuilder<SqlBool>;
  /** A text in which the name stands that one of them had before it was put away, first and last name in either order. */
  readonly isNamedIn: (text: RawBuilder<unknown>) => RawBuilder<SqlBool>;
  /** Rows with these last names or company names, `folded` as searches have them: to find by an index what `isNamedIn` then looks at. */
  readonly names: RawBuilder<unknown>;
  /** An account that one of them holds or held. */
  readonly isAccount: (settlementId: RawBuilder<unknown>) => RawBuilder<SqlBool>;
  /** Such an account as long as it was theirs: not what others do there who hold it after them. */
  readonly isAccountThen: (
    settlementId: RawBuilder<unknown>,
    day: RawBuilder<unknown>,
  ) => RawBuilder<SqlBool>;
  /** An account that nobody else holds or held whose data are not gone. */
  readonly isOwnAccount: (settlementId: RawBuilder<unknown>) => RawBuilder<SqlBool>;
  /** A garden that one of them holds or held. */
  readonly isGarden: (gardenId: RawBuilder<unknown>) => RawBuilder<SqlBool>;
  readonly isGardenThen: (
    gardenId: RawBuilder<unknown>,
    day: RawBuilder<unknown>,
  ) => RawBuilder<SqlBool>;
  /** A meter that stands in such a garden. */
  readonly isMeter: (meterId: RawBuilder<unknown>) => RawBuilder<SqlBool>;
  /** The same at an instant in which one of them held the garden. */
  readonly isMeterThen: (
    meterId: RawBuilder<unknown>,
    at: RawBuilder<unknown>,
  ) => RawBuilder<SqlBool>;
}

/** The conditions by which rows are those of these parties: one of them for an export, a portion of them for an erasure, or a column with one. */
export function personsOf(parties: readonly string[] | RawBuilder<unknown>): Persons {
  const all = Array.isArray(parties) ? sql`${parties}::uuid[]` : sql`array[${parties}]`;
  const ids = sql`any(${all})`;
  const isHeld = (day: RawBuilder<unknown>) => sql`
    coalesce(mine.valid_from, '-infinity') <= ${day} and mine.valid_thru >= ${day}
  `;
  const isGardenThen: Persons['isGardenThen'] = (gardenId, day) => sql`exists (
    select from assignment mine
    where mine.garden_id = ${gardenId} and mine.party_id = ${ids} and ${isHeld(day)}
  )`;
  return {
    isParty: (partyId) => sql`${partyId} = ${ids}`,
    isLogin: (loginId) => sql`${loginId} in (select id from login where party_id = ${ids})`,
    isNamed: (firstName, lastName) => sql`(${firstName}, ${lastName}) in (
      select erasure.kept ->> 'first_name', erasure.kept ->> 'last_name' from erasure
      where erasure.party_id = ${ids} and erasure.kept is not null
    )`,
    isByOthers: (isEntry) => sql`(
      select bool_and(coalesce(after ->> 'loginId', login_id::text) not in (
        select gone.record_id from audit_entry gone
        where gone.record_type = 'login' and gone.action = 'delete'
          and gone.before -> 'login' -> 0 ->> 'partyId' = any(${all}::text[])
      ))
      from audit_entry where ${isEntry}
    ) is true`,
    isNamedIn: (words) => sql`exists (
      select from erasure
      cross join lateral (select regexp_split_to_array(search_key(${words}), '[^[:alnum:]]+') as words) said
      where erasure.party_id = ${ids} and erasure.kept is not null
        and regexp_split_to_array(search_key(coalesce(
          erasure.kept ->> 'company_name', (erasure.kept ->> 'last_name') || ' ' || (erasure.kept ->> 'first_name')
        )), '[^[:alnum:]]+') <@ said.words
    )`,
    names: sql`(
      select regexp_replace(
        search_key(coalesce(erasure.kept ->> 'company_name', erasure.kept ->> 'last_name')), '[^[:alnum:]]+', '', 'g'
      ) as folded
      from erasure where erasure.party_id = ${ids} and erasure.kept is not null
    )`,
    isAccount: (settlementId) => sql`${settlementId} in (
      select settlement_id from settlement_holder where party_id = ${ids}
    )`,
    isAccountThen: (settlementId, day) => sql`exists (
      select from settlement_holder own
      left join assignment mine on mine.id = own.assignment_id
      where own.settlement_id = ${settlementId} and own.party_id = ${ids}
        and (
          coalesce(mine.valid_thru, 'infinity') >= ${day}
          -- What is left to be paid when nobody holds it any more is theirs, too.
          or not exists (
            select from settlement_holder other
            join assignment later on later.id = other.assignment_id
            where other.settlement_id = own.settlement_id and later.valid_thru > mine.valid_thru
          )
        )
    )`,
    isOwnAccount: (settlementId) => sql`(
      ${settlementId} in (select settlement_id from settlement_holder where party_id = ${ids})
      and not exists (
        select from settlement_holder other
        where other.settlement_id = ${settlementId} and other.party_id <> all(${all})
          and not exists (
            select from erasure where erasure.party_id = other.party_id and erasure.state in ('contact', 'name')
          )
      )
    )`,
    isGarden: (gardenId) => sql`${gardenId} in (
      select garden_id from assignment where party_id = ${ids}
    )`,
    isGardenThen,
    isMeter: (meterId) => sql`${meterId} in (
      select held.id from meter held
      join assignment mine on mine.garden_id = held.garden_id
      where mine.party_id = ${ids}
    )`,
    isMeterThen: (meterId, at) => sql`exists (
      select from meter held
      join assignment mine on mine.garden_id = held.garden_id
      where held.id = ${meterId} and mine.party_id = ${ids}
        and ${isHeld(sql`(${at} at time zone ${sql.lit(gardenTimeZone)})::date`)}
    )`,
  };
}

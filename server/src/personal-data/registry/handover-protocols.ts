import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Persons } from './persons.ts';

/**
 * The documents that are protocols of handovers by which these persons left or came, once nobody else is left whom they name: all of the
 * others are erased (docs/product/handovers.md#kept-protocol).
 */
export function protocolsOf({ isParty }: Persons): RawBuilder<SqlBool> {
  const isTheirs = isParty(sql`handover_party.party_id`);
  return sql`document.id in (
    select document_id from handover
    where exists (select from handover_party where handover_id = handover.id and ${isTheirs})
      and not exists (
        select from handover_party
        where handover_id = handover.id and not ${isTheirs}
          and not exists (
            select from erasure gone
            where gone.party_id = handover_party.party_id and gone.state in ('contact', 'name')
          )
      )
  )`;
}

import { mayRole } from '@grzadka/contract/core/access/permissions';
import type { Role } from '@grzadka/contract/core/access/roles';
import { foundKinds, permissionsOfFound } from '@grzadka/contract/search/found-kinds';
import type { FoundKind, SearchReply } from '@grzadka/contract/search/search.model';
import type { Kysely, RawBuilder } from 'kysely';
import pLimit from 'p-limit';
import type { Database } from '#src/core/database/tables.ts';
import { readableBy } from '#src/document/kept-documents.ts';
import { findMovements } from './movements.ts';
import { findAccounts, findParties } from './people-and-accounts.ts';
import { findMeters, findPlots } from './plots-and-meters.ts';
import { findMessages, findPublished } from './published.ts';
import { type Sought, understand } from './sought.ts';

/** What the person who asks may know besides what lists show. */
interface Rights {
  readonly role: Role;
  readonly mayKnowDebts: boolean;
}

type Find = (sought: Sought, rights: Rights) => RawBuilder<unknown>;

const findOf: { readonly [Kind in FoundKind]: Find } = {
  plots: findPlots,
  parties: findParties,
  settlements: findAccounts,
  meters: findMeters,
  transactions: findMovements,
  news: (sought) => findPublished('news', sought),
  notices: (sought) => findPublished('notices', sought),
  documents: (sought, rights) => findPublished('documents', sought, readableBy(rights)),
  messages: findMessages,
};

/** So many connections of the twenty of a process: who types on has the next answer ask, too. */
const atOnce = 3;

/** What a phrase finds of each kind whose list somebody of the role may read, by a statement for each (docs/product/search.md). */
export async function searchEverywhere(
  db: Kysely<Database>,
  { phrase, role }: { phrase: string; role: Role },
): Promise<SearchReply> {
  const kinds = foundKinds.filter((kind) => mayRole(role, permissionsOfFound[kind]));
  if (kinds.length === 0) return {};
  const sought = await understand(db, phrase);
  const rights = { role, mayKnowDebts: mayRole(role, 'debtor:read') };
  const share = pLimit(atOnce);
  const found = await Promise.all(
    kinds.map((kind) =>
      share(async () => {
        const { rows } = await findOf[kind](sought, rights).execute(db);
        return [kind, rows] as const;
      }),
    ),
  );
  return Object.fromEntries(found);
}

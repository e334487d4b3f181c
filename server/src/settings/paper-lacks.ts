import {
  inWords,
  type PaperKind,
  paperLacks,
  type SenderPart,
  type SenderSettings,
} from '@grzadka/contract/settings/paper-lacks';
import type { Kysely } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';

/** What a document of a kind is printed without, in words; '' where all is there: docs/product/paper.md#what-is-missing. */
export function lackedOn(sender: SenderSettings, kind: PaperKind): string {
  return inWords(paperLacks(sender, kind));
}

/** What letters that ask for money would be printed without, as the settings are now. */
export async function readLetterLacks(db: Kysely<Database>): Promise<SenderPart[]> {
  const settings = await db
    .selectFrom('settings')
    .select(['name', 'street', 'nip', 'bankAccount', 'virtualAccountPrefix'])
    .executeTakeFirstOrThrow();
  return paperLacks(settings, 'letter');
}

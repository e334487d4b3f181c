import type { VerdictContext } from '@grzadka/contract/meter/verdict/verdict-context';
import type { Kysely } from 'kysely';
import { isRecordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { readVerdictContexts } from '../verdict/read-verdict-contexts.ts';

interface AskedContexts {
  readonly meterIds: readonly string[];
  /** As on the wire; null: now. */
  readonly measuredAt: string | null;
}

/** What verdicts on values of these meters need to know, of those that there are not nothing. */
export async function readSheetContexts(
  db: Kysely<Database>,
  { meterIds, measuredAt }: AskedContexts,
): Promise<{ items: { meterId: string; context: VerdictContext }[] }> {
  const at = measuredAt ?? new Date().toISOString();
  const asked = meterIds.filter(isRecordId).map((meterId) => ({ meterId, measuredAt: at }));
  const contexts = await readVerdictContexts(db, asked);
  const items = asked.flatMap(({ meterId }, index) => {
    const context = contexts[index]?.([]);
    return context ? [{ meterId, context }] : [];
  });
  return { items };
}

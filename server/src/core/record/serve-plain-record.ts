import { plainCalls } from '@grzadka/contract/core/call/plain-calls';
import type { PlainRecord } from '@grzadka/contract/core/record/plain-record';
import type { AppContext } from '../http/app-context.ts';
import { type ChoosableTable, readChoosable } from './choosable.ts';
import { plainReading } from './plain-reading.ts';
import { servePlainList } from './serve-list.ts';
import { plainWork, serveWork } from './serve-record.ts';

/** A plain record of a table that has what its definition says; the tests compare the columns. */
type ServedRecord = PlainRecord & { readonly table: ChoosableTable };

/** Serves all calls of a plain record: its list, the names of all, and each of them. */
export function servePlainRecord(context: AppContext, record: ServedRecord): void {
  const { serve, db } = context;
  const calls = plainCalls(record);
  servePlainList(context, calls, plainReading(record, calls.list.list));
  if (calls.options) {
    serve(calls.options, async () => ({ items: await readChoosable(db, record.table) }));
  }
  serveWork(context, calls, plainWork(record));
}

import { auditedTables } from '@grzadka/contract/audit/audited-fields';
import type { RecordFields } from '@grzadka/contract/core/record/record-fields';
import { bankData } from './bank.ts';
import { loginData } from './logins.ts';
import { messageData } from './messages.ts';
import { meterData } from './meters.ts';
import { moneyData } from './money.ts';
import { peopleData } from './people.ts';
import { programData } from './program.ts';
import type { TableData } from './table-data.ts';

/**
 * Every table of the database: whose its rows are, what its texts say, and what an erasure does with them. Export and erasure
 * derive from it (docs/product/personal-data.md#registry). The order is that of an export.
 */
export const registry: Readonly<Record<string, TableData>> = {
  ...peopleData,
  ...loginData,
  ...meterData,
  ...moneyData,
  ...bankData,
  ...messageData,
  ...programData,
};

/** The columns of a table as people see them, by the record's definition and by what the registry adds; null as there. */
export function fieldsOf(table: string): RecordFields {
  // The compiler takes each of the registry's fields for one that may be absent.
  return { ...auditedTables[table], ...(registry[table]?.fields as RecordFields | undefined) };
}

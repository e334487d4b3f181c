import type { Selectable } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';

/** A charge run as its table has it. */
export type ChargeRunRow = Selectable<Database['chargeRun']>;

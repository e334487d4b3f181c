import { type Kysely, sql } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import type { Database } from '#src/core/database/tables.ts';

const states = ['queued', 'sent', 'failed'] as const;

/**
 * Shows how many messages wait, went out, or were given up: of the database, so that it does not matter
 * which instance tried. Left out while the database is out of reach.
 */
export function mailMetrics(registry: Registry, db: Kysely<Database>): void {
  const gauge = new Gauge({
    name: 'grzadka_mail_messages',
    help: 'Outgoing messages by state: queued, sent, or failed for good',
    labelNames: ['state'],
    // Each process counts all of them.
    aggregator: 'first',
    registers: [registry],
    async collect() {
      gauge.reset();
      const counts = await countByState(db).catch(() => undefined);
      for (const state of states) if (counts) gauge.set({ state }, counts.get(state) ?? 0);
    },
  });
}

async function countByState(db: Kysely<Database>): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('mailMessage')
    .select(['state', sql<string>`count(*)`.as('count')])
    .groupBy('state')
    .execute();
  return new Map(rows.map(({ state, count }) => [state, Number(count)]));
}

import { mailState } from '@grzadka/contract/mail/mail.model';
import type { Kysely } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import type { Database } from '#src/core/database/tables.ts';
import { countMail } from './mail-overview.repo.ts';

/**
 * Shows how many e-mails wait, went out, or were given up: of the database, so that it does not matter
 * which instance tried. Left out while the database is out of reach.
 */
export function mailMetrics(registry: Registry, db: Kysely<Database>): void {
  const gauge = new Gauge({
    name: 'grzadka_mail_messages',
    help: 'Outgoing e-mails by state: queued, sent, or failed for good',
    labelNames: ['state'],
    // Each process counts all of them.
    aggregator: 'first',
    registers: [registry],
    async collect() {
      gauge.reset();
      const counts = await countMail(db).catch(() => undefined);
      for (const state of mailState.options) if (counts) gauge.set({ state }, counts[state]);
    },
  });
}

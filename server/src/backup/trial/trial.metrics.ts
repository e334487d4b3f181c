import { Gauge, type Registry } from 'prom-client';
import type { Config } from '#src/core/config/config.ts';
import { readTrialReport } from './trial-report.ts';

/**
 * Shows when the last trial restore ended, and how, as written in the folder of the backups; any instance may have done it.
 * Left out before the first.
 */
export function trialMetrics(registry: Registry, { backupDir }: Pick<Config, 'backupDir'>): void {
  const gauge = new Gauge({
    name: 'grzadka_backup_trial_timestamp_seconds',
    help: 'When the last trial restore of a nightly backup ended, by outcome: restored, failed, impossible',
    labelNames: ['outcome'],
    // Each process reads the same report.
    aggregator: 'first',
    registers: [registry],
    async collect() {
      gauge.reset();
      const report = backupDir === null ? null : await readTrialReport(backupDir);
      if (report !== null) {
        gauge.set({ outcome: report.outcome }, Date.parse(report.finishedAt) / 1000);
      }
    },
  });
}

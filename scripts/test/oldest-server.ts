import { existsSync } from 'node:fs';
import { findPostgres } from '../../postgres/test/older-postgres.ts';
import { oldestVersion } from '../../server/src/core/database/server/check-database-server.ts';
import { installPackage, runAsRoot } from '../install-package.ts';
import type { Step } from './tally.ts';

/**
 * A step whose tests run on the oldest PostgreSQL that is promised to serve, which is installed first if need be. Where there is
 * none to be had, that is said, and no test fails.
 */
export function onOldestServer(step: Step): Step {
  return {
    ...step,
    async run(print) {
      if (findPostgres(oldestVersion) === null) await install();
      if (findPostgres(oldestVersion) !== null) return step.run(print);
      console.error(
        `PostgreSQL ${oldestVersion} is not here and cannot be installed: nothing is tried on it. ` +
          `Install it (on Debian 12: sudo apt-get install postgresql-${oldestVersion}) and run the tests again.`,
      );
      return { passed: 0, failed: 0, failures: [], unsteady: [], costs: [] };
    },
  };
}

async function install(): Promise<void> {
  const cluster = `/etc/postgresql/${oldestVersion}/main`;
  const isNew = !existsSync(cluster);
  await installPackage(`PostgreSQL ${oldestVersion}`, [`postgresql-${oldestVersion}`]);
  // The package begins a database of its own, which nobody here has asked for.
  if (isNew && existsSync(cluster)) {
    await runAsRoot('pg_dropcluster', '--stop', `${oldestVersion}`, 'main');
  }
}

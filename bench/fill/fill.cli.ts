import { readConfig } from '@grzadka/server/src/core/config/config.ts';
import { closeDatabase, openDatabase } from '@grzadka/server/src/core/database/open-database.ts';
import { withDatabaseServer } from '@grzadka/server/src/core/database/server/with-database-server.ts';
import { failureLines } from '@grzadka/server/src/core/process/report-failure.ts';
import { StartError } from '@grzadka/server/src/core/process/start-error.ts';
import { bringUpToDate } from '@grzadka/server/src/core/schema/bring-up-to-date.ts';
import { dataSets } from './data-sets.ts';
import { fillDataSet } from './fill-data-set.ts';

const names = Object.keys(dataSets).join(', ');

try {
  const [name = ''] = process.argv.slice(2);
  const set = Object.entries(dataSets).find(([key]) => key === name)?.[1];
  if (!set) throw new StartError(`Podaj zestaw danych: ${names}.`);
  await withDatabaseServer(readConfig(process.env), async (server) => {
    await bringUpToDate(server);
    const owner = openDatabase(server.ownerUrl, { max: 1, statementTimeout: 0 });
    try {
      await fillDataSet(owner.db, set);
    } finally {
      await closeDatabase(owner);
    }
  });
  console.log(`Gotowe: ${name}.`);
} catch (error) {
  for (const line of failureLines(error)) console.error(line);
  process.exitCode = 1;
}

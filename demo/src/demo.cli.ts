import { parseArgs } from 'node:util';
import { readConfig } from '@grzadka/server/src/core/config/config.ts';
import { failureLines } from '@grzadka/server/src/core/process/report-failure.ts';
import { StartError } from '@grzadka/server/src/core/process/start-error.ts';
import { openStorage } from '@grzadka/server/src/core/storage/open-storage.ts';
import { ownStorage } from '@grzadka/server/src/core/storage/own-storage.ts';
import { withDatabase } from '@grzadka/server/src/with-database.ts';
import { fillDemo } from './fill-demo.ts';

const help = `Wypełnia pustą bazę danymi pokazowymi: wymyślonym ogrodem z 600 działkami,
z aktualnościami, ogłoszeniami, podstronami i dokumentami

  npm run demo                       około 900 liczników z odczytami z pięciu lat
  npm run demo -- --meters LICZBA    więcej liczników, do prób wydajności
  npm run demo -- --help             pokazuje ten opis`;

const mostMeters = 1_000_000;

/** The options of the command line; null when only help was asked for. */
function readOptions(): { meters?: number } | null {
  let values: { meters?: string; help?: boolean };
  try {
    ({ values } = parseArgs({
      options: { meters: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    }));
  } catch {
    throw new StartError('Nieznana opcja. Opis: npm run demo -- --help.');
  }
  if (values.help) return null;
  if (values.meters === undefined) return {};
  const meters = Number(values.meters);
  if (Number.isInteger(meters) && meters > 0 && meters <= mostMeters) return { meters };
  throw new StartError(`Podaj po --meters liczbę od 1 do ${mostMeters}.`);
}

function refuseStorage(cause: unknown): never {
  throw new StartError(
    'Nie można zapisywać plików: sprawdź folder w DATA_DIR albo magazyn w STORAGE_URL.',
    cause,
  );
}

async function run(options: { meters?: number }): Promise<void> {
  const config = readConfig(process.env);
  const administrator = { userName: config.adminLogin, password: config.adminPassword };
  const opened = await openStorage(config);
  const report = await withDatabase(config, async (db) => {
    const storage = ownStorage(opened, db);
    await storage.check().catch(refuseStorage);
    return fillDemo({ db, storage }, { ...options, administrator });
  });
  const { gardens, parties, meters, measurements, credentials } = report;
  const { news, notices, pageVersions, documents, images } = report;
  console.log(
    `Gotowe. Działki: ${gardens}, podmioty: ${parties}, liczniki: ${meters}, odczyty: ${measurements}.`,
  );
  console.log(
    `Aktualności: ${news}, ogłoszenia: ${notices}, wersje podstron: ${pageVersions}, dokumenty: ${documents}, obrazy w treściach: ${images}.`,
  );
  console.log('Loginy (zapisz hasła, nie pojawią się ponownie):');
  for (const { userName, password } of credentials) {
    const shown = password === config.adminPassword ? '(podane w ADMIN_PASSWORD)' : password;
    console.log(`  nazwa użytkownika: ${userName}, hasło: ${shown}`);
  }
}

try {
  const options = readOptions();
  if (options === null) console.log(help);
  else await run(options);
} catch (error) {
  for (const line of failureLines(error)) console.error(line);
  process.exitCode = 1;
}

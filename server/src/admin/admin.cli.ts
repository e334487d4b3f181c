import { readConfig } from '#src/core/config/config.ts';
import { withDatabase } from '#src/core/database/with-database.ts';
import { failureLines } from '#src/core/process/report-failure.ts';
import type { Credentials } from '#src/login/first-administrator.ts';
import { type AdminOptions, adminHelp, readAdminOptions } from './admin-options.ts';
import { createAdministrator, resetPassword } from './administer.ts';

async function run({ command, name }: AdminOptions): Promise<void> {
  const config = readConfig(process.env);
  if (command === 'create') {
    const credentials = await withDatabase(config, (db) => createAdministrator(db, name));
    show('Utworzono konto administratora', credentials);
  } else {
    const { enabled, ...credentials } = await withDatabase(config, (db) => resetPassword(db, name));
    show('Ustawiono nowe hasło', credentials);
    if (!enabled) {
      console.log('To konto jest wyłączone: zanim się na nie zalogujesz, włącz je w programie.');
    }
  }
}

function show(deed: string, { loginId, password }: Credentials): void {
  console.log(`${deed}. Zapisz te dane, nie pojawią się ponownie:`);
  console.log(`  login: ${loginId}`);
  console.log(`  hasło: ${password}`);
}

try {
  const options = readAdminOptions(process.argv.slice(2));
  if (options === null) console.log(adminHelp);
  else await run(options);
} catch (error) {
  for (const line of failureLines(error)) console.error(line);
  process.exitCode = 1;
}

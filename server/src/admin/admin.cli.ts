import { listDeleted } from '#src/audit/deleted-records.ts';
import { undelete } from '#src/audit/undelete.ts';
import { commandLine } from '#src/core/change/audit-entry.ts';
import { readConfig } from '#src/core/config/config.ts';
import { runCommand } from '#src/core/process/command.ts';
import { printLines } from '#src/core/process/print-lines.ts';
import type { Credentials } from '#src/login/first-administrator.ts';
import { withDatabase } from '#src/with-database.ts';
import { createAdministrator, resetPassword, resetSecondFactor } from './administer.ts';
import { type AdminOptions, adminHelp, readAdminOptions } from './command-options.ts';
import { deletedLines, restoredLines } from './report-deleted.ts';

async function run(options: AdminOptions): Promise<void> {
  const config = readConfig(process.env);
  switch (options.command) {
    case 'create': {
      const made = await withDatabase(config, (db) => createAdministrator(db, options.name));
      return printLines(credentialLines('Utworzono login administratora', made));
    }
    case 'reset-password': {
      const { enabled, ...made } = await withDatabase(config, (db) =>
        resetPassword(db, options.name),
      );
      printLines(credentialLines('Ustawiono nowe hasło', made));
      if (!enabled) {
        printLines(['Ten login jest wyłączony: zanim się nim zalogujesz, włącz go w programie.']);
      }
      return;
    }
    case 'reset-second-factor': {
      const userName = await withDatabase(config, (db) => resetSecondFactor(db, options.name));
      return printLines([
        `Wyłączono logowanie z kodem dla loginu ${userName}. Wystarczy teraz nazwa użytkownika i hasło.`,
      ]);
    }
    case 'deleted':
      return printLines(deletedLines(await withDatabase(config, listDeleted)));
    case 'undelete':
      return printLines(
        restoredLines(
          await withDatabase(config, (db) =>
            undelete(db, { recordId: options.id, actor: commandLine }),
          ),
        ),
      );
  }
}

function credentialLines(deed: string, { userName, password }: Credentials): string[] {
  return [
    `${deed}. Zapisz te dane, nie pojawią się ponownie:`,
    `  nazwa użytkownika: ${userName}`,
    `  hasło: ${password}`,
  ];
}

await runCommand({ help: adminHelp, read: readAdminOptions }, run);

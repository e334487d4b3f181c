import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { argv, exit, stdout } from 'node:process';
import { refusedPackages } from './notices/allowed-licences.ts';
import { readTexts } from './notices/read-texts.ts';
import { shippedPackages } from './notices/shipped-packages.ts';
import { writeNotices } from './notices/write-notices.ts';
import { at } from './project.ts';

/**
 * Prints the parts of the program that others wrote, with their licences, and fails when one of these is not
 * allowed. Usage: node scripts/notices.ts [FOLDER]; into `licencje.txt` there, else to standard output.
 */
const packages = shippedPackages(JSON.parse(await readFile(at('package-lock.json'), 'utf8')));
const refused = refusedPackages(packages);
if (refused.length > 0) {
  for (const { name, version, licence } of refused) {
    console.error(`No allowed licence: ${name} ${version} (${licence ?? 'none stated'})`);
  }
  exit(1);
}
const notices = writeNotices(await readTexts(packages));
const [, , folder] = argv;
if (folder === undefined) stdout.write(notices);
else await writeFile(join(resolve(folder), 'licencje.txt'), notices);

import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { at } from '../project.ts';
import type { ShippedPackage } from './shipped-packages.ts';
import type { LicensedPackage } from './write-notices.ts';

const enclosed = /^(?:licen[cs]e|notice|copying|copyright)/i;

/** The packages that are installed, with their texts; one for another system is not. */
export async function readTexts(packages: readonly ShippedPackage[]): Promise<LicensedPackage[]> {
  const installed = packages.filter(({ folder }) => existsSync(at(folder)));
  return Promise.all(installed.map(async (one) => ({ ...one, texts: await textsIn(one.folder) })));
}

async function textsIn(folder: string): Promise<string[]> {
  const entries = await readdir(at(folder), { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile() && enclosed.test(entry.name));
  const texts = names.map(({ name }) => readFile(at(folder, name), 'utf8'));
  return (await Promise.all(texts)).map((text) => text.replaceAll('\r\n', '\n').trim());
}

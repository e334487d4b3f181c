import { execFile } from 'node:child_process';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { addMeasurement, addMeter } from '#test/factories.ts';
import { startTestApp } from '#test/test-app.ts';

const run = promisify(execFile);
const isInstalled = await run('soffice', ['--version']).then(
  () => true,
  () => false,
);
const app = await startTestApp();
const clerk = await app.as('ROLE_EMPLOYEE');
const { id: meterId } = await addMeter(app.db, { name: '=1+1; zażółć gęślą jaźń' });
await addMeasurement(app.db, { meterId, value: '1234.567', measuredAt: '2026-07-01T22:30:15Z' });

/** The options by which LibreOffice reads a file: semicolons, quotes, UTF-8, numbers as in Poland. */
const readers: Record<string, readonly string[]> = {
  xlsx: [],
  csv: ['--infilter=CSV:59,34,76,1,,1045,false,true'],
};

/** Returns the cells of the meters' file after LibreOffice has opened it: the kind that LibreOffice takes each for, and its value. */
async function openedCells(format: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'grzadka-libre-office-'));
  const file = join(folder, `liczniki.${format}`);
  const reply = await clerk.send(`/api/meter/export?format=${format}`);
  await writeFile(file, new Uint8Array(await reply.arrayBuffer()));
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  const to = ['--convert-to', 'fods', '--outdir', folder];
  await run('soffice', [profile, '--headless', ...(readers[format] ?? []), ...to, file]);
  const sheet = await readFile(join(folder, 'liczniki.fods'), 'utf8');
  expect(sheet).not.toContain('table:formula');
  const cell = /<table:table-cell[^>]*office:value-type="(\w+)"([^>]*)>\s*<text:p>([^<]*)/g;
  return [...sheet.matchAll(cell)].map(([, type, attributes = '', text]) => {
    const value = /office:(?:date-)?value="([^"]*)"/.exec(attributes)?.[1];
    return `${type} ${value ?? text}`;
  });
}

it.for([
  ['xlsx', '=1+1; zażółć gęślą jaźń'],
  ['csv', "'=1+1; zażółć gęślą jaźń"],
])(
  'LibreOffice has the dates, numbers and letters of .%s',
  async ([format = '', name], { skip }) => {
    skip(!isInstalled, 'LibreOffice is not installed (apt install libreoffice-calc-nogui)');
    const cells = await openedCells(format);
    expect(cells.slice(7)).toEqual([
      `string ${name?.replace("'", '&apos;')}`,
      'string Wodomierz',
      'string Aktywny',
      'float 1234.567',
      'string m³',
      'date 2026-07-02T00:30:15',
      'string Nowak Anna',
    ]);
  },
);

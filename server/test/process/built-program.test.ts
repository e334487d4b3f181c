import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { endpoints } from '#test/every-endpoint.ts';
import { operationsOf, readOpenApi } from '#test/open-api/document.ts';
import { createTestClient } from '#test/test-client.ts';
import { preparedDataDir } from './prepared-data-dir.ts';
import { startUnderNpm } from './program.ts';

const folder = join(import.meta.dirname, '../../dist/program');

/** The line of the sources that the built program's first line with this text was made of. */
async function sourceLine(text: string): Promise<string | undefined> {
  const lines = (await readFile(join(folder, 'main.js'), 'utf8')).split('\n');
  const line = lines.findIndex((one) => one.includes(text));
  const map = new SourceMap(JSON.parse(await readFile(join(folder, 'main.js.map'), 'utf8')));
  const entry = map.findEntry(line, lines[line]?.search(/\S/) ?? 0);
  if (!('originalSource' in entry)) return undefined;
  const source = await readFile(join(folder, entry.originalSource), 'utf8');
  return source.split('\n')[entry.originalLine];
}

it('what npm start runs serves every call, with the files that lie beside the sources', async () => {
  const program = startUnderNpm({ DATA_DIR: await preparedDataDir() });
  const client = createTestClient(await program.address());
  const served = operationsOf(await readOpenApi(client)).length;
  expect(served).toBe(endpoints.length);
  const start = await client.get<string>('/');
  expect(start.body).toContain('<title>');
});

it('a trace of it names the line that was written', async () => {
  const text = "print('Kończę pracę…')";
  expect(await sourceLine('print("Kończę pracę…")')).toContain(text);
});

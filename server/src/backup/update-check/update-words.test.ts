import { expect, it } from 'vitest';
import { tableChanges } from './table-changes.ts';
import { describeUpdate } from './update-words.ts';
import { wayBack } from './way-back.ts';

const state = (tables: Record<string, [string, string[], number]>) =>
  new Map(
    Object.entries(tables).map(([oid, [name, columns, written]]) => [
      oid,
      { name, columns, written },
    ]),
  );

const before = state({
  1: ['meter', ['id', 'old'], 0],
  2: ['gone', ['id'], 0],
  3: ['left', ['id'], 7],
  4: ['former', ['id'], 0],
});
const after = state({
  1: ['meter', ['id', 'search'], 12_345],
  3: ['left', ['id'], 7],
  4: ['named', ['id'], 0],
  5: ['reminder', ['id'], 3],
});

it('what a step did is told by tables, columns and rows', () => {
  const steps = [
    { name: '0061_meter_search', seconds: 2.04, changes: tableChanges(before, after) },
    { name: '0062_index', seconds: 0.01, changes: [] },
  ];
  const sums = [
    'Kroki aktualizacji: 2, zmierzone na kopii tych danych: około 3\u00a0s.',
    '  nowe tabele: 1, nowe kolumny: 1',
    '  usuwane tabele: 1 (gone), usuwane kolumny: 1',
    '  zapisywane wiersze: 12\u00a0348',
  ];
  const step =
    '  0061_meter_search: gone (tabela znika); meter (nowe kolumny search, znikają kolumny old, zapisane wiersze: 12\u00a0345); named (nowa nazwa); reminder (nowa tabela, zapisane wiersze: 3) (2,0\u00a0s)';
  expect(describeUpdate({ steps, seconds: 2.1 }, false)).toEqual([
    ...sums,
    'Najdłuższe i największe:',
    step,
    '  i 1\u00a0krótszy (wszystkie pokazuje --all)',
  ]);
  expect(describeUpdate({ steps, seconds: 2.1 }, true)).toEqual([
    ...sums,
    'Po kolei:',
    step,
    '  0062_index: bez zmian w tabelach (0,0\u00a0s)',
  ]);
});

it('the way back has the commands of this computer, and of settings that hold secrets the names', () => {
  const installation = {
    dataDir: '/dane ogrodu',
    commandLine: 'posix',
    program: 'release',
  } as const;
  const lines = wayBack('/kopie/grzadka-przed.tar', {
    ...installation,
    settings: ['DATABASE_URL'],
  });
  const commands = lines.filter((line) => line.startsWith('       ')).map((line) => line.trim());
  expect(commands).toEqual([
    "export DATA_DIR='/dane ogrodu'",
    './grzadka backup /kopie/grzadka-po-aktualizacji.tar',
    './grzadka restore --replace /kopie/grzadka-przed.tar',
    './grzadka start',
    'npm run restore -- --replace /kopie/grzadka-przed.tar',
    'npm start',
  ]);
  expect(lines.join('\n')).toContain('i ustaw tak samo jak teraz: DATABASE_URL.');
});

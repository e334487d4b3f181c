import type { BackupList } from '@grzadka/contract/backup/backup.model';
import { expect, test } from 'vitest';
import { restoreCommands } from './restore-commands.ts';

const list: BackupList = {
  place: null,
  items: [],
  work: null,
  lastFailure: null,
  lost: [],
  installation: {
    programFolder: '/opt/ogród',
    dataDir: null,
    settings: [],
    commandLine: 'posix',
    program: 'npm',
  },
};

test('without an archive its place is kept by a word', () => {
  expect(restoreCommands(list)).toEqual(["cd '/opt/ogród'", 'npm run restore -- --replace PLIK']);
});

test('a path with a quote is still one word', () => {
  const installation = { ...list.installation, dataDir: "/dane/d'Artagnan" };
  expect(restoreCommands({ ...list, installation })[1]).toBe(
    "export DATA_DIR='/dane/d'\\''Artagnan'",
  );
});

test('Windows has other quotes, and other ways to a folder and to a setting', () => {
  const installation = {
    ...list.installation,
    programFolder: 'C:\\Program Files\\grzadka',
    dataDir: 'D:\\dane ogrodu',
    commandLine: 'windows',
    program: 'npm',
  } as const;
  expect(restoreCommands({ ...list, installation })).toEqual([
    'cd /d "C:\\Program Files\\grzadka"',
    'set "DATA_DIR=D:\\dane ogrodu"',
    'npm run restore -- --replace PLIK',
  ]);
});

test('a release brings the program that is called', () => {
  const of = (commandLine: 'posix' | 'windows') =>
    restoreCommands({
      ...list,
      installation: { ...list.installation, commandLine, program: 'release' },
    }).at(-1);
  expect(of('posix')).toBe('./grzadka restore --replace PLIK');
  expect(of('windows')).toBe('.\\grzadka.cmd restore --replace PLIK');
});

import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { StartError } from '#src/core/process/start-error.ts';
import { readBackupOptions, readRestoreOptions } from './command-options.ts';
import { explainFile } from './explain-file.ts';

describe('the command line', () => {
  it('names one file, of the folder in which npm was called', () => {
    const env = { npm_lifecycle_event: 'backup', INIT_CWD: '/dom' };
    expect(readBackupOptions(['a.tar'], env)).toEqual({ path: resolve('/dom/a.tar') });
    expect(readBackupOptions(['a.tar'], {})).toEqual({ path: resolve('a.tar') });
    expect(readBackupOptions(['--help'], {})).toBeNull();
  });

  it('of the restore may replace, also where npm kept the option for itself', () => {
    const path = resolve('a.tar');
    expect(readRestoreOptions(['a.tar'], {})).toEqual({ path, replace: false });
    expect(readRestoreOptions(['--replace', 'a.tar'], {})).toEqual({ path, replace: true });
    const env = { npm_config_replace: 'true' };
    expect(readRestoreOptions(['a.tar'], env)).toEqual({ path, replace: true });
  });

  it.each([
    [[], 'Podaj jeden plik: npm run backup -- PLIK (opis: npm run backup -- --help).'],
    [['a', 'b'], 'Podaj jeden plik: npm run backup -- PLIK (opis: npm run backup -- --help).'],
    [['--replace', 'a'], 'Nieznana opcja. Opis: npm run backup -- --help.'],
    [['--nadpisz', 'a'], 'Nieznana opcja. Opis: npm run backup -- --help.'],
  ])('of %j says one sentence', (args, sentence) => {
    expect(() => readBackupOptions(args, {})).toThrow(new StartError(sentence));
  });
});

it('a file that is not there is told in one sentence, and nothing else is taken for it', () => {
  const missing = Object.assign(new Error('x'), { code: 'ENOENT' });
  expect(explainFile('/a.tar', missing)).toEqual(
    new StartError('Plik „/a.tar”: nie ma takiego pliku albo folderu.'),
  );
  const other = new Error('x');
  expect(explainFile('/a.tar', other)).toBe(other);
});

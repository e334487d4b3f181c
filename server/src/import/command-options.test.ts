import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { StartError } from '#src/core/process/start-error.ts';
import { importHelp, readImportOptions } from './command-options.ts';

describe('the command line of the import', () => {
  it('names a file, which is only tried where that is asked for, also of npm', () => {
    const path = resolve('/ogród/dzialki.csv');
    expect(readImportOptions([path], {})).toEqual({ path, isDryRun: false });
    expect(readImportOptions(['--dry-run', path], {})).toEqual({ path, isDryRun: true });
    const taken = { npm_config_dry_run: 'true' };
    expect(readImportOptions([path], taken)).toEqual({ path, isDryRun: true });
  });

  it('names a file of the folder in which npm was called', () => {
    const env = { npm_lifecycle_event: 'import', INIT_CWD: '/ogród' };
    expect(readImportOptions(['dzialki.csv'], env)?.path).toBe(resolve('/ogród/dzialki.csv'));
  });

  it('explains itself, with every column', () => {
    expect(readImportOptions(['--help'], {})).toBeNull();
    for (const word of ['--dry-run', '„Powierzchnia m2”', '„Kod pocztowy”', '„Data odczytu”']) {
      expect(importHelp).toContain(word);
    }
  });

  const oneFile = 'Podaj jeden plik: npm run import -- PLIK (opis: npm run import -- --help).';
  it.each([
    [[], oneFile],
    [['a.csv', 'b.csv'], oneFile],
    [['--force', 'a.csv'], 'Nieznana opcja. Opis: npm run import -- --help.'],
  ])('of %j says one sentence', (args, sentence) => {
    expect(() => readImportOptions(args, {})).toThrow(new StartError(sentence));
  });
});

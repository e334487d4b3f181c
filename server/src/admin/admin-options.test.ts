import { describe, expect, it } from 'vitest';
import { StartError } from '#src/core/process/start-error.ts';
import { readAdminOptions } from './admin-options.ts';

describe('the command line of the administration', () => {
  it('names a command and a login, or asks for help', () => {
    expect(readAdminOptions(['create', 'Jan'])).toEqual({ command: 'create', name: 'Jan' });
    expect(readAdminOptions(['reset-password', 'Jan'])?.command).toBe('reset-password');
    expect(readAdminOptions(['--help'])).toBeNull();
  });

  it.each([
    [[], 'Podaj polecenie create albo reset-password. Opis: npm run admin -- --help.'],
    [
      ['delete', 'jan'],
      'Podaj polecenie create albo reset-password. Opis: npm run admin -- --help.',
    ],
    [['create'], 'Podaj nazwę konta. Opis: npm run admin -- --help.'],
    [['create', 'a', 'b'], 'Podaj tylko jedną nazwę konta. Opis: npm run admin -- --help.'],
    [['--haslo', 'x'], 'Nieznana opcja. Opis: npm run admin -- --help.'],
  ])('of %j says one sentence', (args, sentence) => {
    expect(() => readAdminOptions(args)).toThrow(new StartError(sentence));
  });
});

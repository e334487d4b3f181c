import { describe, expect, it } from 'vitest';
import { StartError } from '#src/core/process/start-error.ts';
import { readAdminOptions } from './command-options.ts';

describe('the command line of the administration', () => {
  it('names a command and what it is for, or asks for help', () => {
    expect(readAdminOptions(['create', 'Jan'])).toEqual({ command: 'create', name: 'Jan' });
    expect(readAdminOptions(['reset-password', 'Jan'])?.command).toBe('reset-password');
    const reset = { command: 'reset-second-factor', name: 'Jan' };
    expect(readAdminOptions(['reset-second-factor', 'Jan'])).toEqual(reset);
    expect(readAdminOptions(['deleted'])).toEqual({ command: 'deleted' });
    expect(readAdminOptions(['undelete', '0193'])).toEqual({ command: 'undelete', id: '0193' });
    expect(readAdminOptions(['--help'])).toBeNull();
  });

  const unknown =
    'Podaj polecenie create, reset-password, reset-second-factor, deleted albo undelete. Opis: npm run admin -- --help.';
  it.each([
    [[], unknown],
    [['delete', 'jan'], unknown],
    [['create'], 'Podaj nazwę użytkownika. Opis: npm run admin -- --help.'],
    [['create', 'a', 'b'], 'Podaj nazwę użytkownika i nic więcej. Opis: npm run admin -- --help.'],
    [['undelete'], 'Podaj numer z listy usuniętych. Opis: npm run admin -- --help.'],
    [
      ['deleted', 'jan'],
      'Polecenie deleted nie przyjmuje innych słów. Opis: npm run admin -- --help.',
    ],
    [['--haslo', 'x'], 'Nieznana opcja. Opis: npm run admin -- --help.'],
  ])('of %j says one sentence', (args, sentence) => {
    expect(() => readAdminOptions(args)).toThrow(new StartError(sentence));
  });
});

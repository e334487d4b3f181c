import { rolesByRank } from '@grzadka/contract/core/access/roles';
import { describe, expect, test } from 'vitest';
import { mainMenu } from './menu.ts';

const labels = [
  'Strona główna',
  'Aktualności',
  'Ogłoszenia',
  'Podstrona opłaty',
  'Podstrona władze',
  'Podstrona kontakt',
  'Podmioty',
  'Działki',
  'Liczniki',
  'Dokumenty',
  'Opłaty',
  'Transakcje',
  'Wiadomości',
  'System',
];

describe('the main menu', () => {
  test.each(rolesByRank.filter((role) => role !== 'ROLE_USER'))('of %s is whole', (role) => {
    expect(mainMenu(role).map(({ label }) => label)).toEqual(labels);
  });

  test.each(['ROLE_USER', undefined] as const)('of %s has the start page only', (role) => {
    expect(mainMenu(role).map(({ label }) => label)).toEqual(['Strona główna']);
  });
});

import { rolesByRank } from '@grzadka/contract/core/access/roles';
import { describe, expect, test } from 'vitest';
import signingIn from '../../../../docs/product/signing-in.md?raw';
import { areas } from '../areas.ts';
import { mainMenu } from './MainMenu.tsx';

/** The labels of the menu as the product's page names them, which the areas do not see. */
const [, named = ''] = /^- The menu: ((?:'[^']+'[,.]\s+)+)/m.exec(signingIn) ?? [];
const labels = [...named.matchAll(/'([^']+)'/g)].map(([, label]) => label);

describe('the main menu', () => {
  test.each(rolesByRank.filter((role) => role !== 'ROLE_USER'))('of %s is whole', (role) => {
    expect(mainMenu(role, areas).map(({ label }) => label)).toEqual(labels);
  });

  test.each(['ROLE_USER', undefined] as const)('of %s has the start page only', (role) => {
    expect(mainMenu(role, areas).map(({ label }) => label)).toEqual(['Strona główna']);
  });
});

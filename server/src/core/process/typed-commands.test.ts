import { expect, it } from 'vitest';
import { withTypedCommands } from './typed-commands.ts';

it.each([
  ['Zrób kopię: npm run backup -- PLIK.', 'Zrób kopię: ./grzadka backup PLIK.'],
  ['  npm run restore -- --replace PLIK', '  ./grzadka restore --replace PLIK'],
  ['  npm run update-check      pokazuje', '  ./grzadka update-check      pokazuje'],
])('a release says its own commands: %j', (text, told) => {
  expect(withTypedCommands(text, './grzadka')).toBe(told);
  expect(withTypedCommands(text, null)).toBe(text);
});

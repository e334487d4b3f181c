// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { associationIn } from './association.ts';

const pageOf = (head: string) => new DOMParser().parseFromString(head, 'text/html');

test('the page says whose it is in its head, as far as the server knew', () => {
  const logo = '<meta name="association-logo" content="/api/settings/logo?image=1" />';
  const name = '<meta name="association-name" content="ROD &quot;Malwa&quot; &lt;1&gt;" />';
  expect(associationIn(pageOf(`<title>Grządka</title>${name}${logo}`))).toEqual({
    name: 'ROD "Malwa" <1>',
    logoUrl: '/api/settings/logo?image=1',
  });
  expect(associationIn(pageOf('<title>Grządka</title>'))).toEqual({ name: null, logoUrl: null });
});

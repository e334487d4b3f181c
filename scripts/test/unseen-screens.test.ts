import { expect, it } from 'vitest';
import { screenPatterns } from '../../web/build/screen-patterns.ts';
import { addressesIn, unseenScreens } from './unseen-screens.ts';

const screens = [
  ['/tools'],
  ['/tools/new'],
  ['/tools/:id'],
  ['/tools/:id/text', '/news/:id/text'],
  ['/*'],
];

it('names the screens at which no state was', () => {
  const seen = ['/tools/new', '/news/7/text', '/nowhere'];
  expect(unseenScreens(screens, seen)).toEqual(['/tools', '/tools/:id']);
  expect(unseenScreens(screens, [...seen, '/tools', '/tools/7'])).toEqual([]);
});

it('reads where the states were from the notes of their tests', () => {
  const notes = [{ type: 'screen', description: '/tools' }, { type: 'slow' }];
  expect(addressesIn(notes)).toEqual(['/tools']);
});

it('knows the screens of the application, and those of several records as one', async () => {
  const patterns = await screenPatterns();
  expect(patterns).toContainEqual(['/dzialki']);
  const ofNews = '/aktualnosci/edytuj-wpis-aktualnosci/:newsId/podglad';
  expect(patterns.find(([first]) => first === ofNews)).toHaveLength(3);
  // That only leads on.
  expect(patterns.flat()).not.toContain('/logowanie');
});

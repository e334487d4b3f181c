import { expect, it } from 'vitest';
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

import { expect, it } from 'vitest';
import { addressesIn, unnamedScreens, unseenScreens } from './unseen-screens.ts';

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
  const notes = [
    { type: 'screen', description: '/tools' },
    { type: 'slow' },
    { type: 'named screen', description: '/tools/7' },
  ];
  expect(addressesIn(notes, 'seen')).toEqual(['/tools']);
  expect(addressesIn(notes, 'named')).toEqual(['/tools/7']);
});

it('names the screens of a record whose window never named it', () => {
  expect(unnamedScreens(screens, ['/news/7/text'])).toEqual(['/tools/:id']);
  expect(unnamedScreens(screens, ['/news/7/text', '/tools/7'])).toEqual([]);
  expect(unnamedScreens([['/strony/:pageId/wersje']], [])).toEqual([]);
});

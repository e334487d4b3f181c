import type { ContentBlock } from '@grzadka/contract/content/content.model';
import { expect, test } from 'vitest';
import { withItemMoved } from './content-owner.ts';

const items = ['a', 'b', 'c'].map(
  (id): ContentBlock => ({ id, itemType: 'HtmlText', html: `<p>${id}</p>` }),
);

test.each([
  ['b', 'up', 'bac'],
  ['b', 'down', 'acb'],
  ['a', 'up', 'abc'],
  ['c', 'down', 'abc'],
  ['x', 'up', 'abc'],
  ['x', 'down', 'abc'],
] as const)('%s moved %s gives %s', (itemId, direction, order) => {
  const { reply } = withItemMoved(
    { reply: { content: { items } }, etag: '"1"' },
    itemId,
    direction,
  );
  expect(reply.content.items.map(({ id }) => id).join('')).toBe(order);
});

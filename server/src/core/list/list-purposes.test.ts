import type { ListDefinition } from '@grzadka/contract/core/list/list';
import { expect, test } from 'vitest';
import { endpoints } from '#test/every-endpoint.ts';

/** Every list that a call answers with, by that call's name. */
const lists = endpoints.flatMap(({ operationId = '', list }): [string, ListDefinition][] =>
  list === undefined ? [] : [[operationId, list]],
);

test('all lists are found', () => {
  expect(lists.length).toBeGreaterThan(25);
});

test.each(lists)('%s says what its list is for, in words of its own', (name, list) => {
  for (const { purpose, sorts } of [list, list.guarded?.without ?? list]) {
    expect(purpose).toMatch(/^[A-ZĄĆĘŁŃÓŚŹŻ].*\.$/);
    expect(purpose.length).toBeLessThanOrEqual(140);
    // The sheet of readings is the list of the meters in another order.
    const others = lists.filter(([, other]) => other.purpose === purpose && other.sorts !== sorts);
    expect(others.filter(([other]) => other !== name)).toEqual([]);
  }
});

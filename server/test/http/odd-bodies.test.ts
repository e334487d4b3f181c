import { expect, it } from 'vitest';
import {
  type JsonSchema,
  type Operation,
  operationsOf,
  readOpenApi,
} from '#test/open-api/document.ts';
import { createReplyCheck } from '#test/open-api/reply-check.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const document = await readOpenApi(app.anonymous());
const check = createReplyCheck(document);
const admin = await app.as('ROLE_ADMIN');

/** The calls that take a body, whatever its format. */
const operations = operationsOf(document).filter(({ requestBody }) => requestBody);

const json = 'application/json';

/** Whether a body of a call may be without any field. */
function mayBeEmpty({ requestBody }: Operation): boolean {
  const contents = Object.values(requestBody?.content ?? {});
  return contents.every(({ schema }) => schema.type === 'object' && !schema.required?.length);
}

/** What no call is made for: the body and the type it is sent as; without a type there is no header. */
it.each([
  ['none', '', undefined],
  ['none of its type', '', json],
  ['null', 'null', json],
  ['true', 'true', json],
  ['a number', '7', json],
  ['a text', '"x"', json],
  ['a list', '[]', json],
  ['lists in lists', `${'['.repeat(5_000)}${']'.repeat(5_000)}`, json],
  ['nothing in it', '{}', json],
  ['broken JSON', '{"name":', json],
  ['JSON of another type', '{}', 'application/xml'],
  ['an empty form', '', 'application/x-www-form-urlencoded'],
  ['a form of parts without one', '--x--\r\n', 'multipart/form-data; boundary=x'],
])(
  'a body that is %s is refused by every call, by what the call declares',
  async (_, body, type) => {
    expect(operations.length).toBeGreaterThan(70);
    const faults: string[] = [];
    const taken: string[] = [];
    for (const operation of operations) {
      const { method, path, operationId } = operation;
      const response = await admin.send(path.replaceAll(/\{\w+\}/g, 'nieznany'), {
        method,
        // fetch states a type of its own for a text.
        ...(body !== '' && { body }),
        ...(type !== undefined && { headers: { 'content-type': type } }),
      });
      const { status, headers } = response;
      const wrong = check(operation, { status, headers, text: await response.text() });
      faults.push(...wrong.map((fault) => `${operationId}: ${fault}`));
      const isFine = (status === 200 || status === 204) && body === '{}' && mayBeEmpty(operation);
      if (!isFine && (status < 400 || status >= 500)) taken.push(`${operationId}: ${status}`);
    }
    expect({ faults, taken }).toEqual({ faults: [], taken: [] });
  },
);

/** Where a schema has lists that may have any number of items. */
function endlessLists(schema: JsonSchema | undefined, at: string): string[] {
  if (schema === undefined) return [];
  const { type, items, maxItems, properties = {}, anyOf = [], oneOf = [] } = schema;
  return [
    ...(type === 'array' && maxItems === undefined ? [at] : []),
    ...endlessLists(items, `${at}[]`),
    ...Object.entries(properties).flatMap(([name, one]) => endlessLists(one, `${at}.${name}`)),
    ...[...anyOf, ...oneOf].flatMap((one) => endlessLists(one, at)),
  ];
}

it('no list in a body is endless: its items would each be refused, one after the other', () => {
  const endless = operations.flatMap(({ operationId, requestBody }) =>
    Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
      endlessLists(schema, operationId),
    ),
  );
  expect(endless).toEqual([]);
});

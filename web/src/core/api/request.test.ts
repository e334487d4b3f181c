import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { sampleCalls } from '../../../test/samples/calls.ts';
import { guardCall } from './request.ts';

describe('an id of a call', () => {
  test.each(['', '  ', undefined, null, 7])('that is %j is refused by name', (id) => {
    expect(() => guardCall(sampleCalls.get, { params: { id } })).toThrow(
      'The garden id argument is not valid.',
    );
  });

  test('in the body is named after its record', () => {
    expect(() => guardCall(sampleCalls.addToOther, { body: { meterId: '' } })).toThrow(
      'The meter id argument is not valid.',
    );
  });

  test.each([
    ['pageId', 'page'],
    ['versionId', 'page version'],
    ['itemId', 'content item'],
  ])('%s is called the %s id', (name, called) => {
    const params = { pageId: 'a', versionId: 'b', itemId: 'c', [name]: '' };
    expect(() => guardCall(sampleCalls.nested, { params })).toThrow(
      `The ${called} id argument is not valid.`,
    );
  });

  test('in a form with a file is looked at too', () => {
    const body = new FormData();
    body.set('pageVersionId', ' ');
    expect(() => guardCall(sampleCalls.upload, { body })).toThrow(
      'The page version id argument is not valid.',
    );
  });

  test('may be null in a body that may name no such record, and nowhere else', () => {
    const body = z.extend(sampleCalls.addToOther.body, { zoneId: z.nullish(z.string()) });
    const optional = { ...sampleCalls.addToOther, body };
    expect(() => guardCall(optional, { body: { meterId: 'm', zoneId: null } })).not.toThrow();
    expect(() => guardCall(optional, { body: { meterId: null, zoneId: null } })).toThrow(
      'The meter id argument is not valid.',
    );
    expect(() => guardCall(optional, { body: { meterId: 'm', zoneId: '' } })).toThrow(
      'The zone id argument is not valid.',
    );
  });

  test('may be null where one of several bodies may name no such record', () => {
    const either = {
      ...sampleCalls.addToOther,
      body: z.union([z.object({ zoneId: z.string() }), z.object({ zoneId: z.null() })]),
    };
    expect(() => guardCall(either, { body: { zoneId: null } })).not.toThrow();
    expect(() => guardCall(either, { body: { meterId: null } })).toThrow(
      'The meter id argument is not valid.',
    );
  });

  test('that is there passes', () => {
    expect(() => guardCall(sampleCalls.get, { params: { id: 'g' } })).not.toThrow();
  });
});

describe('the body of a call', () => {
  test.each([undefined, null, 'text'])('that is %j is refused', (body) => {
    expect(() => guardCall(sampleCalls.update, { body })).toThrow('Data argument is not valid.');
  });

  test('is not asked of a call that has none', () => {
    expect(() => guardCall(sampleCalls.list, {})).not.toThrow();
  });
});

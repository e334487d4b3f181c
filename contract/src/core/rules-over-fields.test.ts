import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { messageUpdate } from '../message/message.model.ts';
import { messageTemplateCreate } from '../message/template/message-template.model.ts';
import { transferApplicationCreate } from '../transfer-application/transfer-application.model.ts';
import { endpoint } from './call/endpoint.ts';
import { messages } from './messages.ts';
import { ruleOver } from './rules-over-fields.ts';

// The body of a call, as every form is: what a schema says where it names no text of its own is set with the calls.
const { body: form } = endpoint({
  method: 'POST',
  path: '/api/form',
  summary: 'Two fields',
  permission: 'public',
  body: z
    .object({ first: z.string().check(z.maxLength(2, 'za długie')), last: z.nullable(z.string()) })
    .check(
      ruleOver(({ first, last = null }, { refuse, hasFailed }) => {
        // It would throw on what is no text.
        if (first?.toUpperCase() === 'A') refuse('first', 'rule of first');
        if (last === null) refuse('last', hasFailed('first') ? 'beside a fault' : 'missing');
      }),
      ruleOver(({ first }, { refuse }) => {
        if (first !== undefined) refuse('last', `second saw ${first}`);
      }),
    ),
});

const faultsOf = (schema: z.ZodMiniType, value: unknown) =>
  z.safeParse(schema, value).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('a rule over fields', () => {
  it.each([
    [
      { first: 'A', last: 'x' },
      [
        ['first', 'rule of first'],
        ['last', 'second saw A'],
      ],
    ],
    [
      { first: 'xyz', last: null },
      [
        ['first', 'za długie'],
        ['last', 'beside a fault'],
      ],
    ],
    [
      { first: 5, last: null },
      [
        ['first', messages.invalidValue],
        ['last', 'beside a fault'],
      ],
    ],
    [{ first: 'x', last: {} }, [['last', messages.invalidValue]]],
    [null, [['', messages.invalidValue]]],
    [[], [['', messages.invalidValue]]],
  ])(
    'gets the fields that passed their own checks, and adds no message to those that did not: %j',
    (value, faults) => {
      expect(faultsOf(form, value)).toEqual(faults);
    },
  );

  it.each([5, true, {}, [], null])(
    'refuses a text of a message that is none at its field: %j',
    (text) => {
      const message = { kind: 'other', name: 'Szablon', subject: text, html: text };
      for (const schema of [messageTemplateCreate, messageUpdate]) {
        const fields = faultsOf(schema, { id: 'x', ...message })?.map(([field]) => field);
        expect(fields).toContain('html');
      }
    },
  );

  it('reckons no day of an application from what is none', () => {
    const application = {
      gardenId: 'g',
      appliedOn: 'x',
      fromPartyId: 'p',
      toName: 'Nowak',
      decision: 'refusal',
      decidedOn: '2026-05-04',
    };
    const fields = faultsOf(transferApplicationCreate, application)?.map(([field]) => field);
    expect(fields).toEqual(['appliedOn']);
  });
});

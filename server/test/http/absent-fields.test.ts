import { tablesOf } from '@grzadka/contract/core/record/record';
import { records } from '@grzadka/contract/records';
import { settingsId } from '@grzadka/contract/settings/settings.record';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { arbitraryOf } from '#test/open-api/arbitrary-of.ts';
import {
  type JsonSchema,
  type Operation,
  operationsOf,
  readOpenApi,
} from '#test/open-api/document.ts';
import { idFor } from '#test/open-api/record-pool.ts';
import { bodyTypeOf } from '#test/open-api/valid-request.ts';
import { type Body, wholeValues } from '#test/open-api/whole-values.ts';
import { clientOf, createWorld } from '#test/open-api/world.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const operations = operationsOf(await readOpenApi(app.anonymous()));
const world = await createWorld(app);
const admin = clientOf(world, 'ROLE_ADMIN');

const publication = ['publicationFromDate', 'publicationThruDate'];
const pin = ['pinFromDate', 'pinThruDate'];
const address = ['street', 'houseNumber', 'postalCode', 'city'];
const reached = ['phone', 'email', ...address];

/** The calls that take an absent field for none, and refuse it where it may not be none (docs/product/rules.md#absent). */
const noneWhenAbsent: Readonly<Record<string, readonly string[]>> = {
  assignmentRelease: ['validThru'],
  documentUpdate: ['name', ...publication, ...pin],
  gardenUpdate: ['name', 'area'],
  loginSetPassword: ['password'],
  loginUpdate: ['role', 'enabled'],
  newsUpdate: ['title', ...publication],
  newsUpdateHtmlText: ['html'],
  newsUpdateImage: ['alt'],
  noticeUpdate: ['title', ...publication, ...pin],
  noticeUpdateHtmlText: ['html'],
  noticeUpdateImage: ['alt'],
  pageUpdateVersion: publication,
  pageUpdateHtmlText: ['html'],
  pageUpdateImage: ['alt'],
  'partyUpdate of person': ['partyType', 'firstName', 'lastName', ...reached],
  'partyUpdate of company': ['partyType', 'companyName', 'nip', 'regon', 'krs', ...reached],
};

/** What says how a save is to be done, and is not kept. */
const notKept = new Set(['despiteFindings', 'currentPassword', 'sendEmail', 'split']);

/** What can only be empty together; of the last two one is. A company gives its name. */
const together = [
  publication,
  pin,
  address,
  ['supplierId', 'supplierName'],
  ['answeredOn', 'answer'],
  ['decision', 'decidedOn'],
  ['toPartyId', 'toName'],
  ['partyId', 'name'],
];

/** May be empty, but not of the device below, which was taken off; and not without the other one. */
const heldByRules: Readonly<Record<string, readonly string[]>> = {
  installationUpdate: ['lastValue'],
  transferApplicationUpdate: ['toPartyId', 'toName'],
  waitingUpdate: ['partyId', 'name'],
};

const { values, valuesOf } = await wholeValues(app, admin);

/** A body of a call that changes something: the only one, or one of several. */
interface Form {
  readonly name: string;
  readonly operation: Operation;
  readonly schema: JsonSchema;
}

/** What is done to a message, a charge run, a year, a plan, a round, an offer, a handover or an order: no field of a record. What is absent of an amount has its own test (charge-amounts.test.ts). */
const acts = new Set([
  'campaignOpen',
  'campaignClose',
  'campaignReopen',
  'meterSetWalkOrder',
  'messageBackToDraft',
  'messageCallOff',
  'messageSend',
  'messageStop',
  'messageResume',
  'chargeRunSkip',
  'chargeRunApprove',
  'ledgerYearClose',
  'ledgerYearReopen',
  'chargeAmountAdd',
  'chargeAmountChange',
  'chargeAmountRemove',
  'interestWaiverWaive',
  'interestWaiverCharge',
  'paymentPlanCancel',
  'waitingAnswer',
  'handoverCancel',
  'handoverCheckPoint',
  'handoverComplete',
]);

const forms: readonly Form[] = operations
  .filter(({ method, operationId }) => method === 'PUT' && !acts.has(operationId))
  .flatMap((operation) => {
    const [, schema] = bodyTypeOf(operation) ?? [];
    if (schema === undefined) return [];
    if (!schema.oneOf) return [{ name: operation.operationId, operation, schema }];
    return schema.oneOf.map((variant) => {
      const kind = String(variant.properties?.['partyType']?.enum?.[0]);
      return { name: `${operation.operationId} of ${kind}`, operation, schema: variant };
    });
  });

it('the exceptions are of calls that there are', () => {
  const names = new Set(forms.map(({ name }) => name));
  expect(Object.keys(noneWhenAbsent).filter((name) => !names.has(name))).toEqual([]);
  expect(forms.length).toBeGreaterThan(15);
});

describe.each(forms)('$name', ({ name, operation, schema }) => {
  const properties = Object.entries(schema.properties ?? {});
  const required = new Set(schema.required);
  const isKey = (field: string) => required.has(field) && /^id$|Id$/.test(field);
  const keys = properties.map(([field]) => field).filter(isKey);
  // A field without a type is one of another variant's.
  const fields = properties.filter(
    ([field, { type, anyOf, oneOf }]) =>
      !isKey(field) && !notKept.has(field) && (type ?? anyOf ?? oneOf) !== undefined,
  );
  const isOfForm = (field: string) => properties.some(([own]) => own === field);
  const none = new Set(noneWhenAbsent[name]);
  const held = new Set(heldByRules[name]);

  it('leaves what is absent as it is but for what is told, and empties by null', async () => {
    const full = await fullBody(
      operation,
      keys,
      properties.filter(([field]) => !isKey(field)),
    );
    const { [keys.at(-1) ?? '']: id = settingsId } = full;
    const saved = await readRow(id);
    const faults: string[] = [];
    /** Sends the form with something else in it; gives whether it was taken, and what of the row it changed. */
    const send = async (body: Body) => {
      const { status } = await admin.put(operation.path, body);
      const row = await readRow(id);
      const changed = Object.keys(saved).filter(
        (column) => JSON.stringify(row[column]) !== JSON.stringify(saved[column]),
      );
      if (changed.length > 0) await admin.put(operation.path, full);
      return { status, changed, emptied: changed.filter((column) => row[column] === null) };
    };

    for (const [field, one] of fields) {
      const unit = together.find(
        (several) => several.includes(field) && several.every(isOfForm),
      ) ?? [field];
      const isNone = none.has(field);
      const absent = await send(without(full, isNone ? unit : [field]));
      const isRefused = required.has(field);
      if (isRefused && !isNone) faults.push(`${field} is required`);
      if (absent.status !== (isRefused ? 400 : 204)) faults.push(`${field}: ${absent.status}`);
      const isEmptied = absent.emptied.length >= unit.length;
      if (isNone && !isRefused ? !isEmptied : absent.changed.length > 0) {
        faults.push(`${field} absent: ${absent.changed.join()} changed`);
      }

      const nulls = Object.fromEntries(unit.map((part) => [part, null]));
      const byNull = await send({ ...full, ...nulls });
      const mayBeEmpty = allowsNull(one) && !held.has(field);
      if (byNull.status !== (mayBeEmpty ? 204 : 400))
        faults.push(`${field} null: ${byNull.status}`);
      if (byNull.changed.length > 0 !== mayBeEmpty) {
        faults.push(`${field} null: ${byNull.changed.join()} changed`);
      }
    }
    expect(fields.length).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  });
});

/** A body with a value in every field, of a record that took it. */
async function fullBody(
  operation: Operation,
  keys: readonly string[],
  fields: readonly (readonly [string, JsonSchema])[],
): Promise<Body> {
  const filled = {
    ...Object.fromEntries(fields.map(([field, schema]) => [field, valueOf(field, schema)])),
    ...valuesOf[operation.operationId],
  };
  const refused: unknown[] = [];
  // A text is not among the fields of every block.
  for (const pick of [0, 1, 2]) {
    const ids = keys.map((field) => [field, idFor(world.pool, { operation, field, pick })]);
    const body = { ...Object.fromEntries(ids), ...filled };
    const reply = await admin.put(operation.path, body);
    if (reply.status === 204) return body;
    refused.push(reply.body);
  }
  throw new Error(JSON.stringify(refused));
}

/** A value that is not nothing. */
function valueOf(field: string, schema: JsonSchema): unknown {
  if (field in values) return values[field];
  const samples = fc.sample(arbitraryOf(schema, field), { numRuns: 50, seed: 24 });
  return samples.find((value) => (typeof value !== 'string' ? value : value.trim() !== ''));
}

function without(body: Body, fields: readonly string[]): Body {
  return Object.fromEntries(Object.entries(body).filter(([field]) => !fields.includes(field)));
}

function allowsNull({ type, anyOf, oneOf }: JsonSchema): boolean {
  if (type !== undefined) return type === 'null' || type.includes('null');
  return (anyOf ?? oneOf ?? []).some(allowsNull);
}

const tables = [...new Set(records.flatMap((record) => Object.keys(tablesOf(record))))];

/** In which table a row was found. */
const tableOf = new Map<unknown, string>();

/** The row of that id, wherever it is, but for what every change sets. */
async function readRow(id: unknown): Promise<Body> {
  const known = tableOf.get(id);
  for (const table of known === undefined ? tables : [known]) {
    const { rows } = await sql<{ row: Body }>`
      select to_jsonb(found) - 'version' - 'updated_at' as row
      from ${sql.table(table)} found where id::text = ${id}`.execute(app.db);
    if (!rows[0]) continue;
    tableOf.set(id, table);
    return rows[0].row;
  }
  throw new Error(`no row ${String(id)}`);
}

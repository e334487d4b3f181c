import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { text } from '../fields.ts';
import { ruleOver } from '../rules-over-fields.ts';
import {
  pinDates,
  publicationDates,
  requirePinOrder,
  requirePublicationOrder,
} from './publication.ts';

const form = z
  .object({ title: text({ max: 9, empty: 'puste' }), ...publicationDates, ...pinDates })
  .check(ruleOver(requirePublicationOrder), ruleOver(requirePinOrder));

function faults(dates: Record<string, unknown>, title = 'tytuł') {
  const issues = form.safeParse({ title, ...dates }).error?.issues ?? [];
  return issues.map(({ path, message }) => [path.join('.'), message]);
}

const early = '2026-01-01T00:00:00.000Z';
const late = '2026-01-01T00:00:00.001Z';

describe('the dates of a publication', () => {
  it('may all be missing, open at the end, or the same instant', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ publicationFromDate: early, pinFromDate: '' })).toEqual([]);
    expect(faults({ publicationFromDate: early, publicationThruDate: early })).toEqual([]);
    expect(faults({ pinFromDate: early, pinThruDate: late })).toEqual([]);
  });

  it.each([
    [
      { publicationThruDate: late },
      'publicationFromDate',
      'Należy najpierw podać początkową datę publikacji',
    ],
    [
      { pinThruDate: late, pinFromDate: '' },
      'pinFromDate',
      'Należy podać początkową datę przypięcia',
    ],
    [
      { publicationFromDate: late, publicationThruDate: early },
      'publicationFromDate',
      'Data początkowa nie może być późniejsza niż data końcowa',
    ],
    [
      { pinFromDate: late, pinThruDate: early },
      'pinFromDate',
      'Data początkowa nie może być późniejsza niż data końcowa',
    ],
    [{ publicationThruDate: 'jutro' }, 'publicationThruDate', 'Nieprawidłowa wartość'],
    [{ pinFromDate: 'jutro', pinThruDate: late }, 'pinFromDate', 'Nieprawidłowa wartość'],
  ])('of %j are refused at %s', (dates, field, message) => {
    expect(faults(dates)).toEqual([[field, message]]);
  });

  it('compare as instants, whatever zone they are stated in', () => {
    const inWarsaw = '2026-01-01T00:30:00+01:00';
    expect(faults({ publicationFromDate: inWarsaw, publicationThruDate: early })).toEqual([]);
  });

  it('are told of beside the faults of other fields', () => {
    const told = faults({ publicationThruDate: late, pinThruDate: late }, '');
    expect(told.map(([field]) => field)).toEqual(['title', 'publicationFromDate', 'pinFromDate']);
  });

  it('survive any body without being anything but refused', () => {
    fc.assert(
      fc.property(fc.anything(), (body) => {
        expect(() => form.safeParse(body)).not.toThrow();
      }),
    );
  });
});

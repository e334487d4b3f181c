import { expect, it } from 'vitest';
import { id, optionalText, text } from '../fields.ts';
import { updateBody } from './update-body.ts';

const name = text({ max: 100, empty: 'Wpisz nazwę' });
const remark = optionalText({ max: 100 });

it('leaves out what is absent, and makes none of what is emptied', () => {
  const body = updateBody({ key: { id }, fields: { name, remark } });
  expect(body.parse({ id: 'a' })).toEqual({ id: 'a' });
  // As clients send it, as a text field holds it, and as any other field of a form may.
  for (const emptied of [null, '', undefined]) {
    expect(body.parse({ id: 'a', remark: emptied })).toEqual({ id: 'a', remark: null });
    expect(body.safeParse({ id: 'a', name: emptied }).error?.issues).toMatchObject([
      { path: ['name'], message: 'Wpisz nazwę' },
    ]);
  }
});

it('takes an absent field for none where that is told, and needs one that may not be none', () => {
  const body = updateBody({ key: { id }, fields: {}, noneWhenAbsent: { name, remark } });
  expect(body.parse({ id: 'a', name: 'Nazwa' })).toEqual({ id: 'a', name: 'Nazwa', remark: null });
  expect(body.safeParse({ id: 'a' }).success).toBe(false);
});

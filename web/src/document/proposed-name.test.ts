import { expect, test } from 'vitest';
import { proposedName } from './proposed-name.ts';

test.each([
  ['Regulamin ogrodu.pdf', 'Regulamin ogrodu'],
  ['uchwala_nr_3_2026.docx', 'uchwala nr 3 2026'],
  ['plan.v2.tar.gz', 'plan.v2.tar'],
  ['  Opłaty   2026 .xlsx', 'Opłaty 2026'],
  ['Protokół z 12. zebrania', 'Protokół z 12. zebrania'],
  ['.env', '.env'],
  ['___.pdf', '___.pdf'],
  ['Zarza\u0328d.pdf', 'Zarząd'],
])('%j proposes %j', (fileName, name) => {
  expect(proposedName(fileName)).toBe(name);
});

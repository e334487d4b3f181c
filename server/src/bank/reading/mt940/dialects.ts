import type { LabelRole } from '../text/labelled-parts.ts';

/** What a sub-field of :86: holds. */
export type SubFieldRole = 'title' | 'name' | 'account' | 'kept-in-raw';

/**
 * How banks mark the sub-fields of :86: and number them (docs/product/bank.md#mt940). A number without a role begins none: what looks like one is text.
 */
export interface Dialect {
  readonly marks: readonly string[];
  readonly roles: ReadonlyMap<string, SubFieldRole>;
}

const usual: Readonly<Record<SubFieldRole, readonly string[]>> = {
  title: ['20', '21', '22', '23', '24', '25', '26', '60', '61', '62', '63'],
  name: ['27', '28', '32', '33'],
  account: ['29', '31', '38'],
  // Kind and code of the operation, the bank's own numbers.
  'kept-in-raw': ['00', '10', '30', '34'],
};

/** Of those whose mark stands in the field the first is taken. */
export const dialects: readonly Dialect[] = [
  { marks: ['?', '<', '~', '+', '^'], roles: rolesOf(usual) },
];

function rolesOf(
  numbers: Readonly<Record<SubFieldRole, readonly string[]>>,
): ReadonlyMap<string, SubFieldRole> {
  return new Map(
    Object.entries(numbers).flatMap(([role, fields]) =>
      fields.map((field) => [field, role as SubFieldRole] as const),
    ),
  );
}

/** The labels of a :86: without sub-fields, as mBank writes it: '944 PRZELEW; z rach.: 61…; od: …; tyt.: …; TNR: …'. */
export const labels: ReadonlyMap<string, LabelRole> = new Map([
  ['zrach', 'payer'],
  ['narach', 'payee'],
  ['od', 'name'],
  ['dla', 'name'],
  ['tyt', 'title'],
  ['tnr', 'kept-in-raw'],
]);

import type { MessageField } from '@grzadka/contract/message/text-fields';
import type { Named } from './addressee.ts';
import type { AccountFacts, CommonFacts, GardenFacts } from './field-facts.ts';
import { type FieldValues, valuesOf } from './field-values.ts';

const person: Named = {
  name: 'Kowalski Jan',
  firstName: 'Jan',
  lastName: 'Kowalski',
  companyName: null,
};

const garden: GardenFacts = {
  id: '',
  name: 'A 12',
  sector: 'Sektor 1',
  area: 300,
  meters: [{ name: 'Wodomierz A 12', type: 'WaterMeter', serialNumber: '1234567' }],
};

const account: AccountFacts = {
  id: '',
  number: 12,
  reference: 'GR00001261',
  garden: garden.name,
  balance: 223_51,
  open: [],
};

/**
 * Returns made-up values of a recipient, for a message whose recipients are not known yet; what all letters have in common is
 * true as far as it is known.
 */
export function sampleValues(fields: Iterable<MessageField>, common: CommonFacts): FieldValues {
  const dueOn = common.today;
  const open = [{ dueOn, effectiveDueOn: dueOn, open: account.balance, isOfLease: true }];
  const accounts = [{ ...account, open }];
  return valuesOf(fields, { people: [person], accounts, gardens: [garden], common }).values;
}

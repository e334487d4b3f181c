import { roleLabels } from '../core/access/roles.ts';
import { defineRecord } from '../core/record/record.ts';
import { bookkeeping, choice, flag, record, text } from '../core/record/record-fields.ts';

/**
 * A login of a party: docs/product/records.md#login. What the calls name `loginId` is the user name of one
 * to be made; of one that exists its id, and its user name is taken too.
 */
export const loginRecord = defineRecord({
  name: 'login',
  words: { one: 'a login', many: 'the logins' },
  label: 'Login',
  permissions: { read: 'login:read', write: 'login:write' },
  restorable: true,
  table: 'login',
  fields: {
    ...bookkeeping,
    partyId: record('Podmiot', 'party'),
    userName: text('Nazwa użytkownika', 'personal'),
    role: choice('Rola', roleLabels),
    enabled: flag('Aktywny'),
    // Never recorded: the audit leaves out passwords and tokens.
    passwordHash: null,
  },
  calledBy: ['userName'],
  parent: 'partyId',
});

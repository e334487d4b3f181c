import { optionsEndpoint } from '../core/call/options-endpoint.ts';

/** All bank accounts by their names, for whoever chooses one. */
export const bankAccountOptionsCall = optionsEndpoint({
  path: '/api/bank-account/options',
  summary: 'The names of all bank accounts',
  permission: 'ledger:read',
});

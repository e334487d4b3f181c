import { optionsEndpoint } from '../core/call/options-endpoint.ts';

/** All cost categories by their names, for whoever chooses one. */
export const costCategoryOptionsCall = optionsEndpoint({
  path: '/api/cost-category/options',
  summary: 'The names of all cost categories',
  permission: 'ledger:read',
});

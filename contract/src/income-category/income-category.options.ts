import { optionsEndpoint } from '../core/call/options-endpoint.ts';

/** All income categories by their names, for whoever takes money. */
export const incomeCategoryOptionsCall = optionsEndpoint({
  path: '/api/income-category/options',
  summary: 'The names of all income categories',
  permission: 'payment:receive',
});

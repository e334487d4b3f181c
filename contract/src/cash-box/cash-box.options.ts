import { optionsEndpoint } from '../core/call/options-endpoint.ts';

/** All cash boxes by their names, for whoever takes money: what is in them is not for everybody. */
export const cashBoxOptionsCall = optionsEndpoint({
  path: '/api/cash-box/options',
  summary: 'The names of all cash boxes',
  permission: 'payment:receive',
});

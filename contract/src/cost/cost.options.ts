import { endpoint } from '../core/call/endpoint.ts';
import { costSuppliers } from './cost.model.ts';

/** The call that says who was paid so far, by which the list of costs is narrowed: docs/product/costs.md#suppliers. */
export const costSuppliersCall = endpoint({
  method: 'GET',
  path: '/api/cost/suppliers',
  summary: 'All who costs were paid to, each once',
  permission: 'ledger:read',
  reply: costSuppliers,
});

import { gardenEndpoints } from '@grzadka/contract/garden/garden.endpoints';
import { callQuery } from '../core/api/call-query.ts';
import { area } from './garden-area.area.ts';

/** What a garden is charged by, now and before. */
export function plotBasisQuery(gardenId: string) {
  return callQuery([area.name, 'of garden', gardenId], gardenEndpoints.basis, {
    params: { id: gardenId },
  });
}

import { chargeEndpoints } from '@grzadka/contract/charge/charge.endpoints';
import { chargedAreaEndpoints } from '@grzadka/contract/charge/garden/charged-area.endpoints';
import type { AppContext } from '#src/core/http/app-context.ts';
import { listChargesOfSettlement } from './charge.repo.ts';
import { listChargedAreas } from './charged-areas.repo.ts';
import { reverseCharges } from './reversal/reverse-charges.ts';

/** The calls of the charges. */
export function routes({ serve, db }: AppContext): void {
  serve(chargeEndpoints.ofSettlement, ({ params }) => listChargesOfSettlement(db, params.id));

  serve(chargedAreaEndpoints.areasOfGarden, ({ params }) => listChargedAreas(db, params.id));

  serve(chargeEndpoints.reverse, ({ body, caller }) => reverseCharges(db, { ...body, caller }));
}

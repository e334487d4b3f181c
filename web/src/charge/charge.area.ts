import { defineArea, screen } from '../core/area.ts';
import { recordPath } from '../core/record/record-path.ts';
import { chargeRoutes, chargeRunPlace } from './charge.paths.ts';

const { name, permissions, screens } = chargeRunPlace;
const help = 'oplaty#naliczenia';
const helpByHand = 'oplaty#kwoty-ustalone-ręcznie';

/** The charge runs in the browser: their screens belong to the fees, whose hub leads there. */
export const area = defineArea({
  name,
  routes: [
    {
      permission: permissions.read,
      screens: [
        screen(
          screens.list,
          help,
          async () => (await import('./run/ChargeRunListScreen.tsx')).ChargeRunListScreen,
        ),
        screen(
          screens.details,
          help,
          async () => (await import('./run/ChargeRunScreen.tsx')).ChargeRunScreen,
        ),
        screen(
          chargeRoutes.accounts,
          help,
          async () =>
            (await import('./settlement/ChargedSettlementListScreen.tsx'))
              .ChargedSettlementListScreen,
        ),
        screen(
          chargeRoutes.account,
          help,
          async () =>
            (await import('./settlement/ChargedSettlementScreen.tsx')).ChargedSettlementScreen,
        ),
        screen(
          chargeRoutes.amounts,
          helpByHand,
          async () => (await import('./amount/ChargeAmountsScreen.tsx')).ChargeAmountsScreen,
        ),
      ],
    },
    {
      permission: permissions.write,
      screens: [
        screen(
          screens.create,
          help,
          async () => (await import('./form/ChargeRunCreateScreen.tsx')).ChargeRunCreateScreen,
        ),
        screen(
          screens.edit,
          help,
          async () => (await import('./form/ChargeRunEditScreen.tsx')).ChargeRunEditScreen,
        ),
        screen(
          chargeRoutes.amountsFile,
          helpByHand,
          async () => (await import('./amount/AmountsFileScreen.tsx')).AmountsFileScreen,
        ),
      ],
    },
  ],
  details: (id) => recordPath(screens.details, id),
  // What is charged is on the accounts, too, and beside the areas by which it was; it is to be made known.
  touches: {
    records: ['garden-area', 'settlement', 'deadline', 'report', 'debtor'],
    lists: ['settlement', 'debtor'],
  },
});

import { chargeRunPlace } from '@grzadka/contract/charge/run/charge-run.place';
import { exemptionPlace } from '@grzadka/contract/exemption/exemption.place';
import { feeKindPlace } from '@grzadka/contract/fee-kind/fee-kind.place';
import { resolutionPlace } from '@grzadka/contract/resolution/resolution.place';
import { settlementRecord } from '@grzadka/contract/settlement/settlement.record';
import { tariffPlace } from '@grzadka/contract/tariff/tariff.place';
import { mdiReceiptTextOutline } from '@mdi/js';
import { chargeRoutes } from '../charge/charge.paths.ts';
import { defineArea, screen } from '../core/area.ts';
import { paths } from '../core/paths.ts';
import { recordPath } from '../core/record/record-path.ts';
import { icon } from '../core/ui/icon.ts';
import { tariffRoutes } from '../tariff/tariff.paths.ts';

const { list, details, edit } = settlementRecord.screens;
const { read, write } = settlementRecord.permissions;

/** Fees in the browser: their hub, and the settlement accounts. */
export const area = defineArea({
  name: settlementRecord.name,
  menu: [
    {
      place: 80,
      label: 'Opłaty',
      icon: icon(mdiReceiptTextOutline, 'Fees'),
      to: paths.fees,
      sections: [
        paths.fees,
        ...Object.values(tariffRoutes),
        ...Object.values(chargeRoutes),
        ...[
          chargeRunPlace,
          settlementRecord,
          tariffPlace,
          resolutionPlace,
          feeKindPlace,
          exemptionPlace,
        ].flatMap(({ screens }) => Object.values<string>(screens)),
      ],
    },
  ],
  routes: [
    {
      permission: read,
      screens: [
        screen(paths.fees, 'oplaty', async () => (await import('./FeesScreen.tsx')).FeesScreen),
        screen(
          list,
          'oplaty#konta-rozliczeniowe',
          async () => (await import('../settlement/SettlementListScreen.tsx')).SettlementListScreen,
        ),
        screen(
          details,
          'oplaty#konto-rozliczeniowe',
          async () => (await import('./SettlementScreen.tsx')).SettlementScreen,
        ),
      ],
    },
    {
      permission: write,
      screens: [
        screen(
          edit,
          'oplaty#zmiana-danych-konta-rozliczeniowego',
          async () => (await import('../settlement/SettlementEditScreen.tsx')).SettlementEditScreen,
        ),
      ],
    },
  ],
  details: (id) => recordPath(details, id),
});

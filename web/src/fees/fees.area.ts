import { mdiReceiptTextOutline } from '@mdi/js';
import { chargeRoutes, chargeRunPlace } from '../charge/charge.paths.ts';
import { defineArea, screen } from '../core/area.ts';
import { paths } from '../core/paths.ts';
import { recordPath } from '../core/record/record-path.ts';
import { icon } from '../core/ui/icon.ts';
import { exemptionPlace } from '../exemption/exemption.paths.ts';
import { feeKindPlace } from '../fee-kind/fee-kind.paths.ts';
import { remindersPath } from '../reminder/reminder.paths.ts';
import { resolutionPlace } from '../resolution/resolution.paths.ts';
import { settlementPlace } from '../settlement/settlement.paths.ts';
import { tariffPlace, tariffRoutes } from '../tariff/tariff.paths.ts';

const { list, details, edit } = settlementPlace.screens;
const { read, write } = settlementPlace.permissions;

/** Fees in the browser: their hub, and the settlement accounts. */
export const area = defineArea({
  name: settlementPlace.name,
  menu: [
    {
      place: 80,
      label: 'Opłaty',
      icon: icon(mdiReceiptTextOutline, 'Fees'),
      to: paths.fees,
      sections: [
        paths.fees,
        paths.annualReport,
        remindersPath,
        ...Object.values(tariffRoutes),
        ...Object.values(chargeRoutes),
        ...[
          chargeRunPlace,
          settlementPlace,
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

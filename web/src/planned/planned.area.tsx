import { mdiBankTransfer, mdiEmailOutline, mdiReceiptTextOutline } from '@mdi/js';
import { type Area, defineArea, screen } from '../core/area.ts';
import { icon } from '../core/ui/icon.ts';

const planned = [
  { area: 'fees', label: 'Opłaty', to: '/oplaty', icon: icon(mdiReceiptTextOutline, 'Fees') },
  {
    area: 'transactions',
    label: 'Transakcje',
    to: '/transakcje',
    icon: icon(mdiBankTransfer, 'Transactions'),
  },
  {
    area: 'messages',
    label: 'Wiadomości',
    to: '/wiadomosci',
    icon: icon(mdiEmailOutline, 'Messages'),
  },
] as const;

/** The entries of the menu whose areas are still to come: each opens a plain view until its area takes its place. */
export const plannedArea: Area = defineArea({
  name: 'planned',
  menu: planned.map(({ label, to, icon: Icon }) => ({ label, to, icon: Icon, sections: [to] })),
  routes: [
    {
      screens: planned.map(({ area, to, icon: Icon }) =>
        screen(to, 'logowanie#układ-ekranu', async () => {
          const { PlannedScreen } = await import('./PlannedScreen.tsx');
          return () => <PlannedScreen area={area} icon={Icon} />;
        }),
      ),
    },
  ],
});

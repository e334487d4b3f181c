import { mdiEmailOutline } from '@mdi/js';
import { type Area, defineArea, screen } from '../core/area.ts';
import { icon } from '../core/ui/icon.ts';

const planned = [
  {
    place: 100,
    name: 'messages',
    label: 'Wiadomości',
    to: '/wiadomosci',
    icon: icon(mdiEmailOutline, 'Messages'),
  },
] as const;

/** The entries of the menu whose areas are still to come: each opens a plain view until its area takes its place. */
export const area: Area = defineArea({
  name: 'planned',
  menu: planned.map(({ place, label, to, icon: Icon }) => {
    return { place, label, to, icon: Icon, sections: [to] };
  }),
  routes: [
    {
      screens: planned.map(({ name, to, icon: Icon }) =>
        screen(to, 'logowanie#układ-ekranu', async () => {
          const { PlannedScreen } = await import('./PlannedScreen.tsx');
          return () => <PlannedScreen area={name} icon={Icon} />;
        }),
      ),
    },
  ],
});

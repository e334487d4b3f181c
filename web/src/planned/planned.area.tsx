import { mdiEmailOutline } from '@mdi/js';
import { type Area, defineArea, screen } from '../core/area.ts';
import { paths } from '../core/paths.ts';
import { icon } from '../core/ui/icon.ts';

const MessagesIcon = icon(mdiEmailOutline, 'Messages');
const to = paths.messages;

/** The entry of the menu whose area is still to come: it opens a plain view until that takes its place. */
export const area: Area = defineArea({
  name: 'planned',
  menu: [
    { place: 100, label: 'Wiadomości', to, icon: MessagesIcon, sections: [to, paths.deadlines] },
  ],
  routes: [
    {
      screens: [
        screen(to, 'logowanie#układ-ekranu', async () => {
          const { PlannedScreen } = await import('./PlannedScreen.tsx');
          return () => <PlannedScreen area="messages" icon={MessagesIcon} />;
        }),
      ],
    },
  ],
});

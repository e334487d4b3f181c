import { mdiEmailOutline } from '@mdi/js';
import { consentPlace } from '../consent/consent.paths.ts';
import { defineArea, screen } from '../core/area.ts';
import { paths } from '../core/paths.ts';
import { icon } from '../core/ui/icon.ts';
import { messagePath, messagePlace, messageRoutes, messageTemplatePlace } from './message.paths.ts';

const { name, permissions, screens } = messagePlace;
const help = 'wiadomosci';

/** The messages in the browser. */
export const area = defineArea({
  name,
  menu: [
    {
      place: 100,
      label: 'Wiadomości',
      icon: icon(mdiEmailOutline, 'Messages'),
      to: screens.list,
      sections: [
        ...Object.values<string>(screens),
        ...Object.values<string>(messageRoutes),
        ...Object.values<string>(messageTemplatePlace.screens),
        ...Object.values<string>(consentPlace.screens),
        paths.deadlines,
      ],
    },
  ],
  routes: [
    {
      permission: permissions.read,
      screens: [
        screen(
          screens.list,
          help,
          async () => (await import('./list/MessageListScreen.tsx')).MessageListScreen,
        ),
        screen(
          screens.details,
          `${help}#kroki`,
          async () => (await import('./MessageScreen.tsx')).MessageScreen,
        ),
        screen(
          messageRoutes.recipients,
          `${help}#odbiorcy`,
          async () => (await import('./recipients/RecipientsScreen.tsx')).RecipientsScreen,
        ),
        screen(
          messageRoutes.preview,
          `${help}#podgląd`,
          async () => (await import('./preview/MessagePreviewScreen.tsx')).MessagePreviewScreen,
        ),
      ],
    },
    {
      permission: permissions.write,
      screens: [
        screen(
          screens.create,
          `${help}#nowa-wiadomość`,
          async () => (await import('./list/NewMessageScreen.tsx')).NewMessageScreen,
        ),
      ],
    },
  ],
  details: messagePath,
  // What is sent, is no longer due.
  touches: { records: ['deadline', 'charge-run'] },
});

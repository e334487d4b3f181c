import { defineArea, screen } from '../core/area.ts';
import { loadPlain } from '../core/record/record-area.tsx';
import { recordPath } from '../core/record/record-path.ts';
import { messageTemplatePlace } from './message.paths.ts';

const { name, permissions, screens } = messageTemplatePlace;
const help = 'wiadomosci#szablony';

/** The templates in the browser: their screens belong to the messages, whose list leads there. */
export const area = defineArea({
  name,
  routes: [
    {
      permission: permissions.read,
      screens: [
        screen(screens.list, help, () =>
          loadPlain(
            'list',
            async () =>
              (await import('./template/message-template.screens.ts')).messageTemplateScreens,
          ),
        ),
      ],
    },
    {
      permission: permissions.write,
      screens: [
        screen(
          screens.create,
          help,
          async () => (await import('./template/TemplateFormScreens.tsx')).TemplateCreateScreen,
        ),
        screen(
          screens.edit,
          help,
          async () => (await import('./template/TemplateFormScreens.tsx')).TemplateEditScreen,
        ),
      ],
    },
  ],
  details: (id) => recordPath(screens.edit, id),
});

import { messageTemplateEndpoints } from '@grzadka/contract/message/template/message-template.endpoints';
import { messageTemplateRecord } from '@grzadka/contract/message/template/message-template.record';
import { defineScreens } from '../../core/record/screens/record-screens.ts';
import { messagePlace, messageTemplatePlace } from '../message.paths.ts';

const { screens } = messageTemplatePlace;

/** The screens of the templates; what is to be seen of one is what may be changed. */
export const messageTemplateScreens = defineScreens({
  record: messageTemplateRecord,
  at: { ...screens, details: screens.edit },
  endpoints: messageTemplateEndpoints,
  above: messagePlace.screens.list,
  words: {
    list: 'Szablony wiadomości',
    details: 'Szablon wiadomości',
    create: 'Nowy szablon',
    edit: 'Edycja szablonu',
    show: { label: 'Otwórz' },
    created: (name) => `Dodano szablon: ${name}`,
    saved: 'Zapisano szablon',
    deletion: {
      delete: 'Usuń szablon',
      deleteTitle: 'Usunąć szablon?',
      deleteQuestion: (name) => `Czy na pewno chcesz usunąć szablon: ${name}?`,
      deleted: (name) => `Usunięto szablon: ${name}`,
    },
  },
});

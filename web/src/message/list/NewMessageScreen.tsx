import { messageEndpoints } from '@grzadka/contract/message/message.endpoints';
import type { MessageKind } from '@grzadka/contract/message/message-kinds';
import { readNewMessage } from '@grzadka/contract/message/read-new-message';
import { messageTemplateEndpoints } from '@grzadka/contract/message/template/message-template.endpoints';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { call } from '../../core/api/call.ts';
import { callQuery } from '../../core/api/call-query.ts';
import { FormScreen } from '../../core/form/FormScreen.tsx';
import { FormSelectField } from '../../core/form/fields/SelectField.tsx';
import { useSearchParams } from '../../core/navigation/place.ts';
import { useNewRecordForm } from '../../core/record/useNewRecordForm.ts';
import { KindField } from '../draft/KindField.tsx';
import { messagePath, messagePlace, messageTemplatePlace } from '../message.paths.ts';
import { messageText } from '../message.text.ts';

const { name, screens } = messagePlace;

/** All templates: as many as one chooses among. */
const templatesQuery = callQuery(
  [messageTemplatePlace.name, 'all'],
  messageTemplateEndpoints.list,
  { query: { limit: '1000' } },
);

/** The first step of a message: what it is, and which text it begins with. Where something led here, that is chosen already. */
export function NewMessageScreen() {
  const [query] = useSearchParams();
  const { kind = 'information', group } = useMemo(() => readNewMessage(query), [query]);
  const templates = useQuery(templatesQuery);
  const saving = useNewRecordForm({
    name,
    list: screens.list,
    create: (body: Parameters<typeof begin>[0]) => begin(body),
    nameOf: () => messageText.details,
    savedText: () => messageText.begun,
    open: messagePath,
    opens: true,
  });
  const items = templates.data?.items;
  return (
    <FormScreen
      {...saving}
      title={messageText.create}
      endpoint={messageEndpoints.create}
      submitLabel={messageText.begin}
      loading={templates.isPending}
      loadError={templates.error}
      reload={templates.refetch}
      defaultValues={
        items && {
          kind,
          templateId: firstOf(items, kind),
          groups: group ? [group] : [],
        }
      }
    >
      <BeginningFields templates={items ?? []} />
    </FormScreen>
  );
}

function begin(
  body: NonNullable<Parameters<typeof call<typeof messageEndpoints.create>>[1]>['body'],
) {
  return call(messageEndpoints.create, { body });
}

interface Template {
  readonly id: string;
  readonly name: string;
  readonly kind: MessageKind;
}

function firstOf(templates: readonly Template[], kind: MessageKind): string {
  return templates.find((template) => template.kind === kind)?.id ?? '';
}

/** The kind, and the templates of it; with another kind the first of those is chosen. */
function BeginningFields({ templates }: { templates: readonly Template[] }) {
  const kind: MessageKind = useWatch({ name: 'kind' });
  const { setValue } = useFormContext();
  return (
    <>
      <KindField
        autoFocus
        onChoose={(next) => setValue('templateId', firstOf(templates, next), { shouldDirty: true })}
      />
      <FormSelectField
        name="templateId"
        label={messageText.template}
        options={[
          ...templates
            .filter((template) => template.kind === kind)
            .map(({ id, name: label }) => ({ value: id, label })),
          { value: '', label: messageText.noTemplate },
        ]}
      />
    </>
  );
}

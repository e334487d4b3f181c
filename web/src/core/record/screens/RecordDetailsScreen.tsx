import type { RecordDefinition } from '@grzadka/contract/core/record/record';
import {
  type ObjectSchema,
  type ShownField,
  shownFields,
} from '@grzadka/contract/core/record/shown-fields';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMay } from '../../access/access.ts';
import { useParams } from '../../navigation/place.ts';
import { Card } from '../../ui/elements/Card.tsx';
import { FactList } from '../../ui/FactList.tsx';
import { EditIcon } from '../../ui/icons.ts';
import { ButtonLink } from '../../ui/screen/ButtonLink.tsx';
import { LoadFailure } from '../../ui/screen/LoadFailure.tsx';
import { Screen } from '../../ui/screen/Screen.tsx';
import { ScreenColumn } from '../../ui/screen/ScreenColumn.tsx';
import { uiText } from '../../ui/ui.text.ts';
import { HistoryButton } from '../HistoryButton.tsx';
import { type GetCall, recordQuery } from '../record-calls.ts';
import { type RecordScreens, recordPath } from '../record-path.ts';
import { factsOf } from '../shown-text.ts';
import { nameOf as ownName } from './record-screens.ts';

/** What the details of a record derive from, be its other screens plain or not. */
interface DetailsOf<Details> {
  readonly record: RecordDefinition;
  readonly at: Pick<RecordScreens, 'list' | 'edit'>;
  readonly endpoints: {
    readonly get: GetCall<Details> & { readonly reply: ObjectSchema<Details> };
  };
  readonly words: { readonly details: string; readonly subject?: (name: string) => string };
}

interface RecordDetailsScreenProps<Details extends object> {
  of: DetailsOf<Details>;
  /** What it is called, where that is more than the definition says. */
  nameOf?: (details: Details) => string;
  /** What stands on the screen, where that is not each plain field with its value. */
  children?: (details: Details) => ReactNode;
}

/** A record, leading to its history and, for who may, to its form. */
export function RecordDetailsScreen<Details extends object>({
  of: { record, at, endpoints, words },
  nameOf,
  children,
}: RecordDetailsScreenProps<Details>) {
  const { id = '' } = useParams();
  const mayWrite = useMay(record.permissions.write);
  const { data, error, isPending, refetch } = useQuery(recordQuery(record, endpoints, id));
  const details = data?.reply;
  const { subject = (name) => name } = words;
  return (
    <Screen
      title={words.details}
      subject={details && subject(nameOf?.(details) ?? ownName(record, details))}
      back={at.list}
      busy={isPending}
      // At once, so that the bar does not grow when the record comes.
      actions={
        !error && (
          <>
            <HistoryButton recordType={record.name} recordId={id} />
            {mayWrite && (
              <ButtonLink look="filled" to={recordPath(at.edit, id)} startIcon={<EditIcon />}>
                {uiText.edit}
              </ButtonLink>
            )}
          </>
        )
      }
    >
      {details ? (
        <ScreenColumn>
          {children?.(details) ?? (
            <RecordFacts shown={shownFields(record, endpoints.get.reply)} record={details} />
          )}
        </ScreenColumn>
      ) : (
        error && <LoadFailure error={error} back={at.list} retry={refetch} />
      )}
    </Screen>
  );
}

/** What is shown of a record. */
export function RecordFacts<Item>({
  shown,
  record,
}: {
  shown: readonly ShownField<Item>[];
  record: Item;
}) {
  return (
    <Card isRoomy>
      <FactList facts={factsOf(shown, record)} />
    </Card>
  );
}

import { dataRequestEndpoints } from '@grzadka/contract/personal-data/data-request.endpoints';
import type { DataRequest } from '@grzadka/contract/personal-data/data-request.model';
import { dataRequestRecord } from '@grzadka/contract/personal-data/data-request.record';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, callDeletion } from '../core/api/call.ts';
import { DeletionQuestion } from '../core/record/DeletionQuestion.tsx';
import { ItemsSection, reloadItem } from '../core/record/ItemsSection.tsx';
import { useRecordDeletion } from '../core/record/useDeletion.ts';
import { CardRow, CardRowText } from '../core/ui/CardRow.tsx';
import { Button } from '../core/ui/elements/Button.tsx';
import { IconButton } from '../core/ui/elements/IconButton.tsx';
import { Row } from '../core/ui/elements/Stack.tsx';
import { Tag } from '../core/ui/elements/Tag.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { AddIcon, DeleteIcon, EditIcon } from '../core/ui/icons.ts';
import { latePart } from '../core/ui/loading/late-part.tsx';
import { useFailures } from '../core/ui/screen/useFailures.ts';
import { dataRequestText } from './data-request.text.ts';

const AddRequestDialog = latePart(
  async () => (await import('./DataRequestDialogs.tsx')).AddRequestDialog,
);

const ChangeRequestDialog = latePart(
  async () => (await import('./DataRequestDialogs.tsx')).ChangeRequestDialog,
);

const requestsQuery = queryOptions({
  queryKey: [dataRequestRecord.name, 'all'],
  queryFn: ({ signal }) => call(dataRequestEndpoints.all, {}, { signal }),
});

/** What persons asked for, until when each is to be answered, and what was. */
export function DataRequests() {
  const read = useQuery(requestsQuery);
  const [isAdding, setAdding] = useState(false);
  const [toChange, setToChange] = useState<DataRequest>();
  const [isAnswering, setAnswering] = useState(false);
  const failures = useFailures('alert');
  const removal = useRecordDeletion({
    record: dataRequestRecord.name,
    remove: ({ id, etag }: DataRequest) =>
      callDeletion(dataRequestEndpoints.delete, { params: { id } }, { ifMatch: etag }),
    deletedText: () => dataRequestText.removed,
    failures,
  });
  const open = (item: DataRequest, toAnswer: boolean) => {
    setAnswering(toAnswer);
    setToChange(item);
  };
  return (
    <ItemsSection
      words={dataRequestText}
      read={read}
      failures={failures}
      actions={
        <Button
          look="outlined"
          startIcon={<AddIcon />}
          onClick={() => setAdding(true)}
          {...AddRequestDialog.ahead}
        >
          {dataRequestText.add}
        </Button>
      }
      renderItem={(item) => (
        <CardRow key={item.id}>
          <CardRowText>
            <Row isCentred gap={8}>
              <Text isStrong>{item.party.name}</Text>
              <Tag look={item.answeredOn === null ? 'filled' : 'outlined'}>
                {dataRequestText.standing(item)}
              </Tag>
            </Row>
            <Text kind="body2">{dataRequestText.about(item)}</Text>
            {item.answer !== null && (
              <Text kind="body2" isQuiet>
                {item.answer}
              </Text>
            )}
          </CardRowText>
          <Row isCentred gap={4}>
            {item.answeredOn === null && (
              <Button
                flush="on-phone"
                aria-label={`${dataRequestText.answer}: ${nameOf(item)}`}
                onClick={() => open(item, true)}
              >
                {dataRequestText.answer}
              </Button>
            )}
            <IconButton
              title={dataRequestText.change}
              aria-label={`${dataRequestText.change}: ${nameOf(item)}`}
              onClick={() => open(item, false)}
            >
              <EditIcon />
            </IconButton>
            <IconButton
              title={dataRequestText.remove}
              aria-label={`${dataRequestText.remove}: ${nameOf(item)}`}
              onClick={() => removal.ask(item)}
            >
              <DeleteIcon />
            </IconButton>
          </Row>
        </CardRow>
      )}
    >
      <AddRequestDialog open={isAdding} onClose={() => setAdding(false)} />
      <ChangeRequestDialog
        open={toChange !== undefined}
        item={toChange}
        isAnswering={isAnswering}
        reload={(id) => reloadItem(read, id)}
        onClose={() => setToChange(undefined)}
      />
      <DeletionQuestion
        deletion={removal}
        title={dataRequestText.removeTitle}
        question={(item) => dataRequestText.removeQuestion(nameOf(item))}
      >
        {() => <Text isQuiet>{dataRequestText.removeHint}</Text>}
      </DeletionQuestion>
    </ItemsSection>
  );
}

/** What a request is called, which has no name. */
function nameOf(item: DataRequest): string {
  return `${item.party.name}, ${dataRequestText.about(item)}`;
}

import { processingActivityEndpoints } from '@grzadka/contract/personal-data/processing-activity.endpoints';
import type { ProcessingActivity } from '@grzadka/contract/personal-data/processing-activity.model';
import { processingActivityRecord } from '@grzadka/contract/personal-data/processing-activity.record';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { call, callDeletion } from '../../core/api/call.ts';
import { PrintButton } from '../../core/paper/PrintButton.tsx';
import { paths } from '../../core/paths.ts';
import { DeletionQuestion } from '../../core/record/DeletionQuestion.tsx';
import { ItemsSection, reloadItem } from '../../core/record/ItemsSection.tsx';
import { useRecordDeletion } from '../../core/record/useDeletion.ts';
import { Button } from '../../core/ui/elements/Button.tsx';
import { IconButton } from '../../core/ui/elements/IconButton.tsx';
import { Row } from '../../core/ui/elements/Stack.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { FactList } from '../../core/ui/FactList.tsx';
import { AddIcon, DeleteIcon, EditIcon } from '../../core/ui/icons.ts';
import { latePart } from '../../core/ui/loading/late-part.tsx';
import { Section } from '../../core/ui/Section.tsx';
import { Screen } from '../../core/ui/screen/Screen.tsx';
import { ScreenColumn } from '../../core/ui/screen/ScreenColumn.tsx';
import { useFailures } from '../../core/ui/screen/useFailures.ts';
import styles from './RegisterScreen.module.css';
import { registerText } from './register.text.ts';

const AddActivityDialog = latePart(
  async () => (await import('./ActivityDialogs.tsx')).AddActivityDialog,
);

const ChangeActivityDialog = latePart(
  async () => (await import('./ActivityDialogs.tsx')).ChangeActivityDialog,
);

const activitiesQuery = queryOptions({
  queryKey: [processingActivityRecord.name, 'all'],
  queryFn: ({ signal }) => call(processingActivityEndpoints.all, {}, { signal }),
});

const { fields } = processingActivityRecord;

/** What the garden does with personal data ('Dane osobowe', 'Rejestr czynności przetwarzania'): to be changed, and printed. */
export function RegisterScreen() {
  const read = useQuery(activitiesQuery);
  const [isAdding, setAdding] = useState(false);
  const [toChange, setToChange] = useState<ProcessingActivity>();
  const failures = useFailures('alert');
  const removal = useRecordDeletion({
    record: processingActivityRecord.name,
    remove: ({ id, etag }: ProcessingActivity) =>
      callDeletion(processingActivityEndpoints.delete, { params: { id } }, { ifMatch: etag }),
    deletedText: () => registerText.removed,
    failures,
  });
  return (
    <Screen title={registerText.title} back={paths.personalDataOfOthers}>
      <ScreenColumn>
        <Section
          title={registerText.title}
          actions={
            <PrintButton endpoint={processingActivityEndpoints.paper} input={{}}>
              {registerText.print}
            </PrintButton>
          }
        >
          <Text isQuiet>{registerText.hint}</Text>
        </Section>
        <ItemsSection
          words={registerText}
          read={read}
          failures={failures}
          actions={
            <Button
              look="outlined"
              startIcon={<AddIcon />}
              onClick={() => setAdding(true)}
              {...AddActivityDialog.ahead}
            >
              {registerText.add}
            </Button>
          }
          renderItem={(item) => (
            <Activity key={item.id} item={item}>
              <Row isCentred gap={4} className={styles['actions']}>
                <IconButton
                  title={registerText.change}
                  aria-label={`${registerText.change}: ${item.name}`}
                  onClick={() => setToChange(item)}
                >
                  <EditIcon />
                </IconButton>
                <IconButton
                  title={registerText.remove}
                  aria-label={`${registerText.remove}: ${item.name}`}
                  onClick={() => removal.ask(item)}
                >
                  <DeleteIcon />
                </IconButton>
              </Row>
            </Activity>
          )}
        >
          <AddActivityDialog open={isAdding} onClose={() => setAdding(false)} />
          <ChangeActivityDialog
            open={toChange !== undefined}
            item={toChange}
            reload={(id) => reloadItem(read, id)}
            onClose={() => setToChange(undefined)}
          />
          <DeletionQuestion
            deletion={removal}
            title={registerText.removeTitle}
            question={({ name }) => registerText.removeQuestion(name)}
          >
            {() => null}
          </DeletionQuestion>
        </ItemsSection>
      </ScreenColumn>
    </Screen>
  );
}

/** The parts of an activity that something is said of. */
const told = ['purpose', 'persons', 'data', 'recipients', 'timeLimit', 'safeguards'] as const;

/** An activity: what can be done with it stands beside its name, however much is said of it. */
function Activity({ item, children }: { item: ProcessingActivity; children: ReactNode }) {
  return (
    <li className={styles['activity']}>
      <div className={styles['head']}>
        <Text isStrong hasLongWords className={styles['name']}>
          {item.name}
        </Text>
        {children}
      </div>
      <FactList
        facts={told.map((field) => ({
          label: fields[field].label,
          value: item[field] ?? undefined,
        }))}
      />
    </li>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../core/paths.ts';
import { Button } from '../core/ui/elements/Button.tsx';
import { Stack } from '../core/ui/elements/Stack.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { AddIcon } from '../core/ui/icons.ts';
import { latePart } from '../core/ui/loading/late-part.tsx';
import { SectionWaiting } from '../core/ui/loading/SectionWaiting.tsx';
import { Section } from '../core/ui/Section.tsx';
import { Screen } from '../core/ui/screen/Screen.tsx';
import { ScreenColumn } from '../core/ui/screen/ScreenColumn.tsx';
import { ExportRows } from './ExportRows.tsx';
import { archiveAddress, exportsQuery } from './personal-data.queries.ts';
import { personalDataText } from './personal-data.text.ts';

const ExportDialog = latePart(async () => (await import('./ExportDialog.tsx')).ExportDialog);

/** What persons may ask the association for ('System', 'Dane osobowe'). */
export function PersonalDataScreen() {
  const [isAsking, setAsking] = useState(false);
  const { data, error, refetch } = useQuery(exportsQuery);
  return (
    <Screen title={personalDataText.title} back={paths.system}>
      <ScreenColumn>
        <Section
          title={personalDataText.exports}
          actions={
            <Button look="filled" startIcon={<AddIcon />} onClick={() => setAsking(true)}>
              {personalDataText.prepare}
            </Button>
          }
        >
          <Stack gap={12}>
            <Text isQuiet>{personalDataText.hint}</Text>
            {data?.items.length === 0 && <Text>{personalDataText.empty}</Text>}
            {data ? (
              <ExportRows
                label={personalDataText.exports}
                items={data.items}
                addressOf={archiveAddress}
              />
            ) : (
              <SectionWaiting error={error} failed={personalDataText.failed} retry={refetch} />
            )}
          </Stack>
        </Section>
      </ScreenColumn>
      <ExportDialog open={isAsking} onClose={() => setAsking(false)} />
    </Screen>
  );
}

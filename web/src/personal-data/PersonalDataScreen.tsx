import { mayRole, type Permission } from '@grzadka/contract/core/access/permissions';
import {
  mdiAccountArrowRightOutline,
  mdiAccountRemoveOutline,
  mdiArchiveClockOutline,
  mdiClipboardTextOutline,
} from '@mdi/js';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { boardHandoverText } from '../board-handover/board-handover.text.ts';
import { useRole } from '../core/access/access.ts';
import { paths } from '../core/paths.ts';
import { Button } from '../core/ui/elements/Button.tsx';
import { Stack } from '../core/ui/elements/Stack.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { type IconComponent, icon } from '../core/ui/icon.ts';
import { AddIcon } from '../core/ui/icons.ts';
import { latePart } from '../core/ui/loading/late-part.tsx';
import { SectionWaiting } from '../core/ui/loading/SectionWaiting.tsx';
import { Section } from '../core/ui/Section.tsx';
import { Screen } from '../core/ui/screen/Screen.tsx';
import { ScreenColumn } from '../core/ui/screen/ScreenColumn.tsx';
import { Tile, TileGrid, TileLink } from '../core/ui/Tile.tsx';
import { retentionText } from '../retention/retention.text.ts';
import { DataRequests } from './DataRequests.tsx';
import { ExportRows } from './ExportRows.tsx';
import { erasureText } from './erasure/erasure.text.ts';
import { personalDataPaths } from './personal-data.paths.ts';
import { archiveAddress, exportsQuery } from './personal-data.queries.ts';
import { personalDataText } from './personal-data.text.ts';
import { registerText } from './register/register.text.ts';

const ExportDialog = latePart(async () => (await import('./ExportDialog.tsx')).ExportDialog);

interface Part {
  readonly to: string;
  readonly permission: Permission;
  readonly icon: IconComponent;
  readonly title: string;
  readonly text: string;
}

/** What else there is about personal data, each for who may read it. */
const parts: readonly Part[] = [
  {
    to: paths.erasures,
    permission: 'personal-data:erase',
    icon: icon(mdiAccountRemoveOutline, 'Erasures'),
    title: erasureText.title,
    text: erasureText.card,
  },
  {
    to: personalDataPaths.register,
    permission: 'personal-data:export',
    icon: icon(mdiClipboardTextOutline, 'Register'),
    title: registerText.title,
    text: registerText.card,
  },
  {
    to: personalDataPaths.retention,
    permission: 'system:read',
    icon: icon(mdiArchiveClockOutline, 'Retention'),
    title: retentionText.title,
    text: retentionText.card,
  },
  {
    to: personalDataPaths.boardHandover,
    permission: 'board-handover:make',
    icon: icon(mdiAccountArrowRightOutline, 'BoardHandover'),
    title: boardHandoverText.title,
    text: boardHandoverText.card,
  },
];

/** What persons may ask the association for ('System', 'Dane osobowe'). */
export function PersonalDataScreen() {
  const role = useRole();
  const [isAsking, setAsking] = useState(false);
  const { data, error, refetch } = useQuery(exportsQuery);
  return (
    <Screen title={personalDataText.title} back={paths.system}>
      <ScreenColumn>
        <DataRequests />
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
        <TileGrid>
          {parts
            .filter(({ permission }) => mayRole(role, permission))
            .map((part) => (
              <Tile
                key={part.to}
                icon={part.icon}
                title={<TileLink to={part.to}>{part.title}</TileLink>}
              >
                <Text>{part.text}</Text>
              </Tile>
            ))}
        </TileGrid>
      </ScreenColumn>
      <ExportDialog open={isAsking} onClose={() => setAsking(false)} />
    </Screen>
  );
}

import { stateFilter } from '@grzadka/contract/core/list/list-filters';
import type { Sector, SectorHeld } from '@grzadka/contract/sector/sector.model';
import { sectorFilter } from '@grzadka/contract/sector/sector-filter';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useMay } from '../core/access/access.ts';
import { notFound } from '../core/api/api-error.ts';
import { useItemFocus } from '../core/ordered/useItemFocus.ts';
import { paths } from '../core/paths.ts';
import { DeletionQuestion } from '../core/record/DeletionQuestion.tsx';
import { Button } from '../core/ui/elements/Button.tsx';
import { PlainList } from '../core/ui/elements/PlainList.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { Unseen } from '../core/ui/elements/Unseen.tsx';
import { AddIcon, DetailsIcon } from '../core/ui/icons.ts';
import { latePart } from '../core/ui/loading/late-part.tsx';
import { SectionWaiting } from '../core/ui/loading/SectionWaiting.tsx';
import { Section } from '../core/ui/Section.tsx';
import { AlertLink } from '../core/ui/screen/ErrorBanner.tsx';
import { Screen } from '../core/ui/screen/Screen.tsx';
import { ScreenColumn } from '../core/ui/screen/ScreenColumn.tsx';
import { useFailures } from '../core/ui/screen/useFailures.ts';
import styles from './SectorListScreen.module.css';
import { SectorRow } from './SectorRow.tsx';
import { sectorsQuery } from './sector.queries.ts';
import { sectorText } from './sector.text.ts';
import { useSectorDeletion } from './useSectorDeletion.ts';
import { useSectorMoves } from './useSectorMoves.ts';

const AddSectorDialog = latePart(
  async () => (await import('./AddSectorDialog.tsx')).AddSectorDialog,
);

const RenameSectorDialog = latePart(
  async () => (await import('./RenameSectorDialog.tsx')).RenameSectorDialog,
);

/** The sectors in their order, which who may adds, renames, moves and deletes. */
export function SectorListScreen() {
  const mayWrite = useMay('sector:write');
  const maySeeSystem = useMay('system:read');
  const { data, error, refetch } = useQuery(sectorsQuery);
  const sectors = data?.items;
  const [isAdding, setAdding] = useState(false);
  const [toRename, setToRename] = useState<Sector>();
  const [announced, setAnnounced] = useState('');
  const moves = useSectorMoves();
  const failures = useFailures('alert');
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const deletion = useSectorDeletion({ failures, onDeleted: () => wantFocus(undefined, 'edit') });
  const wantFocus = useItemFocus({ list, fallback: addButton, isBusy: deletion.isRunning });
  const count = sectors?.length ?? 0;

  const closeError = () => {
    failures.clear();
    moves.clearError();
  };
  const actions = mayWrite
    ? {
        onRename: setToRename,
        onDelete: deletion.ask,
        onMove: ({ id, name }: Sector, direction: 'up' | 'down', position: number) => {
          wantFocus(id, direction);
          setAnnounced(sectorText.moved(name, position, count));
          moves.move({ id, position });
        },
      }
    : undefined;

  return (
    <Screen
      title={sectorText.title}
      back={maySeeSystem ? paths.system : paths.home}
      error={failures.error ?? moves.error}
      errorAction={failures.error && deletion.inTheWay && <InTheWay {...deletion.inTheWay} />}
      onCloseError={closeError}
    >
      <ScreenColumn>
        <Section
          title={sectorText.list}
          actions={
            mayWrite && (
              <Button
                look="outlined"
                ref={addButton}
                startIcon={<AddIcon />}
                onClick={() => setAdding(true)}
              >
                {sectorText.add}
              </Button>
            )
          }
        >
          {!sectors && <SectionWaiting error={error} failed={sectorText.failed} retry={refetch} />}
          {sectors && (
            <Text isQuiet className={styles['hint']}>
              {count === 0 ? sectorText.empty : sectorText.hint}
            </Text>
          )}
          <PlainList as="ol" ref={list} aria-label={sectorText.list} hidden={count === 0}>
            {sectors?.map((sector) => (
              <SectorRow key={sector.id} sector={sector} count={count} actions={actions} />
            ))}
          </PlainList>
          <Unseen as="div" aria-live="polite">
            {announced}
          </Unseen>
        </Section>
      </ScreenColumn>
      <AddSectorDialog open={isAdding} onClose={() => setAdding(false)} />
      <RenameSectorDialog
        open={toRename !== undefined}
        sector={toRename}
        reload={async (id) => {
          const read = await refetch({ throwOnError: true });
          const found = read.data?.items.find((sector) => sector.id === id);
          if (found === undefined) throw notFound();
          return found;
        }}
        onClose={() => setToRename(undefined)}
      />
      <DeletionQuestion
        deletion={deletion}
        title={sectorText.deleteTitle}
        question={({ name }) => sectorText.deleteQuestion(name)}
      />
    </Screen>
  );
}

interface InTheWayProps {
  /** The sector's name, by which lists are asked for it. */
  sector: string;
  held: readonly SectorHeld[];
}

/** Links to what keeps a sector from being deleted. */
function InTheWay({ sector, held }: InTheWayProps) {
  return held.map((kind) => (
    <AlertLink key={kind} icon={<DetailsIcon />} to={listOf[kind](sector)}>
      {sectorText.show[kind]}
    </AlertLink>
  ));
}

/** The lists of what a sector holds. */
const listOf: Readonly<Record<SectorHeld, (sector: string) => string>> = {
  gardens: (sector) => `${paths.gardens}?${inSector(sector)}`,
  // Those out of use, which the list leaves out by itself, are in the way just as well.
  meters: (sector) => `${paths.meters}?${inSector(sector)}&${everyState}=false`,
  campaigns: () => paths.campaigns,
};

const everyState = stateFilter({ enabled: false }).switch;

function inSector(name: string): string {
  const query = { [sectorFilter.switch]: 'true', [sectorFilter.parameter]: name };
  return new URLSearchParams(query).toString();
}

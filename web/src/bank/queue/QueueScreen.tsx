import type { WaitingLine } from '@grzadka/contract/bank/queue/bank-line.model';
import { mdiCheckCircleOutline } from '@mdi/js';
import { Box, Button } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useMay } from '../../core/access/access.ts';
import { paths } from '../../core/paths.ts';
import { icon } from '../../core/ui/icon.ts';
import { AddIcon } from '../../core/ui/icons.ts';
import { LoadFailure } from '../../core/ui/screen/LoadFailure.tsx';
import { Placeholder } from '../../core/ui/screen/Placeholder.tsx';
import { ReturningLink } from '../../core/ui/screen/ReturningLink.tsx';
import { Screen } from '../../core/ui/screen/Screen.tsx';
import { bankLineText } from './bank-line.text.ts';
import { enterLinePath } from './enter-line-path.ts';
import { QueueCandidates } from './QueueCandidates.tsx';
import { QueuedLine } from './QueuedLine.tsx';
import { useQueue } from './useQueue.ts';

const AllDoneIcon = icon(mdiCheckCircleOutline, 'AllDone');

/** The bank's lines that wait, one after the other: whose each is, is said by one key (docs/product/bank.md#queue). */
export function QueueScreen() {
  const queue = useQueue();
  const { line, error, isPending, refetch } = queue;
  const mayEnter = useMay('bank:import');
  const heading = useLineFocus(line);
  return (
    <Screen
      title={bankLineText.queue}
      back={paths.transactions}
      busy={isPending}
      actions={
        mayEnter && (
          <Button
            component={ReturningLink}
            to={enterLinePath}
            aria-label={bankLineText.actions.enter}
            title={bankLineText.actions.enter}
            // A narrow bar has no room for the words.
            sx={{ flex: 'none', minWidth: 44, px: { xs: 1.25, sm: 2.25 }, gap: 1 }}
          >
            <AddIcon />
            <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
              {bankLineText.actions.enter}
            </Box>
          </Button>
        )
      }
    >
      {line ? (
        <Box sx={besideEachOther}>
          <QueuedLine queue={queue} line={line} heading={heading} />
          <QueueCandidates key={line.id} queue={queue} line={line} />
        </Box>
      ) : (
        !isPending &&
        (error ? (
          <LoadFailure error={error} back={paths.transactions} retry={refetch} />
        ) : (
          <Placeholder icon={AllDoneIcon} title={bankLineText.none} text={bankLineText.noneHint} />
        ))
      )}
    </Screen>
  );
}

/** Moves the focus to each line that comes after the first one, so that it is read out; there every key works. */
function useLineFocus(line: WaitingLine | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<string>(undefined);
  const id = line?.id;
  useEffect(() => {
    if (id !== undefined && shown.current !== undefined && shown.current !== id) {
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView({ block: 'nearest' });
    }
    shown.current = id ?? shown.current;
  }, [id]);
  return heading;
}

const besideEachOther = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
} as const;

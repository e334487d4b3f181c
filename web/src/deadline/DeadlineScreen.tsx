import { mdiCalendarCheckOutline } from '@mdi/js';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../core/paths.ts';
import { Card } from '../core/ui/elements/Card.tsx';
import { icon } from '../core/ui/icon.ts';
import { SectionWaiting } from '../core/ui/loading/SectionWaiting.tsx';
import { Placeholder } from '../core/ui/screen/Placeholder.tsx';
import { Screen } from '../core/ui/screen/Screen.tsx';
import { ScreenColumn } from '../core/ui/screen/ScreenColumn.tsx';
import { DeadlineRow } from './DeadlineRow.tsx';
import styles from './DeadlineScreen.module.css';
import { deadlinesQuery } from './deadline.queries.ts';
import { deadlineText } from './deadline.text.ts';

const NothingDueIcon = icon(mdiCalendarCheckOutline, 'NothingDue');

/** All that is due by a last day or now, the first to end first, each with the way to what is to be done. */
export function DeadlineScreen() {
  const { data, error, refetch } = useQuery(deadlinesQuery);
  return (
    <Screen title={deadlineText.title} back={paths.home}>
      {data?.items.length === 0 ? (
        <Placeholder icon={NothingDueIcon} title={deadlineText.none} text={deadlineText.noneHint} />
      ) : (
        <ScreenColumn>
          <Card isRoomy>
            {data ? (
              <ul aria-label={deadlineText.title} className={styles['list']}>
                {data.items.map((deadline) => (
                  <DeadlineRow key={`${deadline.kind} ${deadline.id}`} deadline={deadline} />
                ))}
              </ul>
            ) : (
              <SectionWaiting error={error} failed={deadlineText.failed} retry={refetch} />
            )}
          </Card>
        </ScreenColumn>
      )}
    </Screen>
  );
}

const listStyle = {
  m: 0,
  p: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& > li': { py: 2 },
  '& > li:first-of-type': { pt: 0 },
  '& > li:last-of-type': { pb: 0 },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const;

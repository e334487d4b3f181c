import { mdiCalendarCheckOutline } from '@mdi/js';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../core/paths.ts';
import { Card } from '../core/ui/elements/Card.tsx';
import { PlainList } from '../core/ui/elements/PlainList.tsx';
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
              <PlainList aria-label={deadlineText.title} className={styles['deadlines']}>
                {data.items.map((deadline) => (
                  <DeadlineRow key={`${deadline.kind} ${deadline.id}`} deadline={deadline} />
                ))}
              </PlainList>
            ) : (
              <SectionWaiting error={error} failed={deadlineText.failed} retry={refetch} />
            )}
          </Card>
        </ScreenColumn>
      )}
    </Screen>
  );
}

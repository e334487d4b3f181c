import { useQuery } from '@tanstack/react-query';
import { paths } from '../core/paths.ts';
import { SectionWaiting } from '../core/ui/loading/SectionWaiting.tsx';
import { WaitingPlace } from '../core/ui/loading/WaitingPlace.tsx';
import { Section } from '../core/ui/Section.tsx';
import { ButtonLink } from '../core/ui/screen/ButtonLink.tsx';
import { DeadlineLines } from './DeadlineLines.tsx';
import { deadlinesQuery } from './deadline.queries.ts';
import { deadlineText } from './deadline.text.ts';

/** The nearest of all deadlines, and the way to all of them, as a card; nothing where there are none. */
export function DeadlineSection() {
  const { data, error, refetch, isPending } = useQuery(deadlinesQuery);
  if (isPending) return <WaitingPlace />;
  if (data && data.items.length === 0) return null;
  return (
    <Section
      title={deadlineText.title}
      actions={
        data && (
          <ButtonLink isReturning look="outlined" to={paths.deadlines} size="small">
            {deadlineText.all(data.items.length)}
          </ButtonLink>
        )
      }
    >
      {data ? (
        <DeadlineLines deadlines={data.items} />
      ) : (
        <SectionWaiting error={error} failed={deadlineText.failed} retry={refetch} />
      )}
    </Section>
  );
}

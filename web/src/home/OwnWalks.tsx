import { useQuery } from '@tanstack/react-query';
import { readKeptWalks } from '../campaign/walk/kept/kept-package.ts';
import { walkPaths } from '../campaign/walk/walk.paths.ts';
import { useUserId } from '../core/access/access.ts';
import { CardRow } from '../core/ui/CardRow.tsx';
import { PlainList } from '../core/ui/elements/PlainList.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { WaitingPlace } from '../core/ui/loading/WaitingPlace.tsx';
import { Section } from '../core/ui/Section.tsx';
import { ButtonLink } from '../core/ui/screen/ButtonLink.tsx';
import { waitingQuery } from './home.queries.ts';
import { homeText } from './home.text.ts';
import styles from './OwnWalks.module.css';

/**
 * The rounds of readings in which somebody walks who is not of the staff: those that the server names, and those that this device has
 * where no server answers. Nothing where there is none.
 */
export function OwnWalks({ open }: { open: boolean }) {
  const userId = useUserId() ?? '';
  const { data: waiting, isError, isPending } = useQuery({ ...waitingQuery, enabled: open });
  const { data: kept = [] } = useQuery({
    queryKey: ['campaign-walk', userId, 'kept-walks'],
    queryFn: () => readKeptWalks(userId),
    enabled: open && isError,
  });
  const named = waiting?.campaigns.map(({ id, name, read, meters }) => ({
    id,
    name,
    progress: homeText.walked(read, meters),
  }));
  const walks =
    named ?? kept.map(({ campaignId, name }) => ({ id: campaignId, name, progress: undefined }));
  // What stands below it is not to move from under a thumb.
  if (open && isPending) return <WaitingPlace />;
  if (!open || walks.length === 0) return null;
  return (
    <Section title={homeText.walks}>
      <PlainList hasLongWords>
        {walks.map(({ id, name, progress }) => (
          <CardRow key={id}>
            <div className={styles['walk']}>
              <ButtonLink look="filled" size="large" to={walkPaths.walk(id)}>
                {homeText.walk(name)}
              </ButtonLink>
              {progress !== undefined && <Text>{progress}</Text>}
            </div>
          </CardRow>
        ))}
      </PlainList>
    </Section>
  );
}

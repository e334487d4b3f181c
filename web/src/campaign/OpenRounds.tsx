import { useQuery } from '@tanstack/react-query';
import { useMay } from '../core/access/access.ts';
import { recordPath } from '../core/record/record-path.ts';
import { Card } from '../core/ui/elements/Card.tsx';
import { Row } from '../core/ui/elements/Stack.tsx';
import { ButtonLink } from '../core/ui/screen/ButtonLink.tsx';
import { campaignPlace } from './campaign.paths.ts';
import { openRoundsQuery } from './campaign.queries.ts';
import { campaignText } from './campaign.text.ts';
import styles from './OpenRounds.module.css';

const { permissions, screens } = campaignPlace;

/** The rounds of readings that are open, above the meters, with how far each is; nothing where there is none. */
export function OpenRounds() {
  const mayRead = useMay(permissions.read);
  const { data, isPending } = useQuery({ ...openRoundsQuery, enabled: mayRead });
  if (!mayRead) return null;
  if (isPending) return <div data-waiting className={styles['standIn']} />;
  if (data === undefined || data.items.length === 0) return null;
  return (
    <Card as="section" aria-label={campaignText.openRounds} className={styles['rounds']}>
      <Row gap={8}>
        {data.items.map(({ id, name, done, meters }) => (
          <ButtonLink
            key={id}
            isReturning
            look="filled"
            size="small"
            to={recordPath(screens.details, id)}
          >
            {campaignText.openRound(name, done, meters)}
          </ButtonLink>
        ))}
      </Row>
    </Card>
  );
}

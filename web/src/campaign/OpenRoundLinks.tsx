import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { recordPath } from '../core/record/record-path.ts';
import { Card } from '../core/ui/elements/Card.tsx';
import { Row } from '../core/ui/elements/Stack.tsx';
import { ButtonLink } from '../core/ui/screen/ButtonLink.tsx';
import { campaignPlace } from './campaign.paths.ts';
import { openRoundsQuery } from './campaign.queries.ts';
import { campaignText } from './campaign.text.ts';
import styles from './OpenRoundLinks.module.css';

/** The ways to the open rounds; without any, and where they cannot be read, nothing. */
export function OpenRoundLinks({ standIn }: { standIn: ReactNode }) {
  const { data, isPending } = useQuery(openRoundsQuery);
  if (isPending) return standIn;
  if (data === undefined || data.items.length === 0) return null;
  return (
    <Card as="section" aria-label={campaignText.openRounds} className={styles['rounds']}>
      <Row gap={8}>
        {data.items.map(({ id, name, read, meters }) => (
          <ButtonLink
            key={id}
            isReturning
            look="filled"
            size="small"
            to={recordPath(campaignPlace.screens.details, id)}
          >
            {campaignText.openRound(name, read, meters)}
          </ButtonLink>
        ))}
      </Row>
    </Card>
  );
}

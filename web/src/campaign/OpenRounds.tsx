import type { ReactNode } from 'react';
import { useMay } from '../core/access/access.ts';
import { lateField } from '../core/ui/loading/late-part.tsx';
import { campaignPlace } from './campaign.paths.ts';
import styles from './OpenRounds.module.css';

// What it asks for brings schemas along that the meters can do without.
const OpenRoundLinks = lateField<{ standIn: ReactNode }>(
  async () => (await import('./OpenRoundLinks.tsx')).OpenRoundLinks,
);

/**
 * The rounds of readings that are open, above the meters, with how far each is; nothing where there is none. What follows is seen
 * once that is known, so that it does not move then.
 */
export function OpenRounds() {
  const mayRead = useMay(campaignPlace.permissions.read);
  if (!mayRead) return null;
  return <OpenRoundLinks open standIn={<div data-waiting className={styles['standIn']} />} />;
}

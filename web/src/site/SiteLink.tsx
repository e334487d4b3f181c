import { mdiOpenInNew } from '@mdi/js';
import { useQuery } from '@tanstack/react-query';
import { icon } from '../core/ui/icon.ts';
import { ButtonLink } from '../core/ui/screen/ButtonLink.tsx';
import styles from './SiteLink.module.css';
import { siteStateQuery } from './site.queries.ts';
import { siteAddress } from './site-addresses.ts';

const NewTabIcon = icon(mdiOpenInNew, 'NewTab');

const label = 'Zobacz na stronie ogrodu';

interface SiteLinkProps {
  /** Where the public site has it, below its root. */
  path: string;
  /** Whether readers see it now. */
  isPublished: boolean;
}

/** Leads to what readers see, in a new tab; nothing for what they do not see, or while the site is off. */
export function SiteLink({ path, isPublished }: SiteLinkProps) {
  const { data: site } = useQuery({ ...siteStateQuery, enabled: isPublished });
  if (!isPublished || !site?.enabled) return null;
  return (
    <ButtonLink
      href={siteAddress(site, path)}
      target="_blank"
      rel="noopener"
      aria-label={label}
      title={label}
      className={styles['link']}
    >
      <NewTabIcon />
      <span className={styles['label']}>{label}</span>
    </ButtonLink>
  );
}

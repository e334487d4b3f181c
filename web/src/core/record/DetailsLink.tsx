import { useDetailsPath } from '../area.ts';
import { ReturningLink } from '../ui/screen/ReturningLink.tsx';
import styles from './DetailsLink.module.css';

interface DetailsLinkProps {
  /** The name of the area that shows the record. */
  kind: string;
  id: string;
  name: string;
}

/** A record of another area by its name, leading to where it is shown. */
export function DetailsLink({ kind, id, name }: DetailsLinkProps) {
  return (
    <ReturningLink className={styles['link']} to={useDetailsPath(kind, id)}>
      {name}
    </ReturningLink>
  );
}

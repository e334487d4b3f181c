import { Link } from '@mui/material';
import { useDetailsPath } from '../area.ts';
import { ReturningLink } from '../ui/screen/ReturningLink.tsx';

interface DetailsLinkProps {
  /** The name of the area that shows the record. */
  kind: string;
  id: string;
  name: string;
}

/** A record of another area by its name, leading to where it is shown. */
export function DetailsLink({ kind, id, name }: DetailsLinkProps) {
  return (
    <Link component={ReturningLink} to={useDetailsPath(kind, id)}>
      {name}
    </Link>
  );
}

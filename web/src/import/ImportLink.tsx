import { paths } from '../core/paths.ts';
import { ButtonLink } from '../core/ui/screen/ButtonLink.tsx';

/** Leads from the form of one new record to the import of many. */
export function ImportLink() {
  return (
    <ButtonLink to={paths.import} size="large">
      Wczytaj wiele z pliku
    </ButtonLink>
  );
}

import { Button } from '@mui/material';
import { paths } from '../core/paths.ts';
import { ScreenLink } from '../core/ui/loading/ScreenLink.tsx';

/** Leads from the form of one new record to the import of many. */
export function ImportLink() {
  return (
    <Button component={ScreenLink} to={paths.import} size="large">
      Wczytaj wiele z pliku
    </Button>
  );
}

import { Button } from '@mui/material';
import { Link } from 'react-router';
import { paths } from '../app/paths.ts';
import { LockIcon } from '../core/ui/icons.ts';
import { Notice } from '../core/ui/Notice.tsx';
import { Screen } from '../core/ui/Screen.tsx';

/** The no-access view (product spec 2.2, decisions 6). */
export function NoAccessScreen() {
  return (
    <Screen title="Brak dostępu">
      <Notice
        icon={LockIcon}
        title="Nie masz dostępu do tego działu"
        text="Jeśli jest Ci potrzebny, poproś administratora o zmianę roli."
      >
        <Button component={Link} to={paths.home} variant="contained">
          Przejdź do strony głównej
        </Button>
      </Notice>
    </Screen>
  );
}

import { Button } from '@mui/material';
import { Link } from 'react-router';
import { paths } from '../core/paths.ts';
import { SearchIcon } from '../core/ui/icons.ts';
import { Notice } from '../core/ui/Notice.tsx';
import { Screen } from '../core/ui/Screen.tsx';

/** The view of an unknown path. */
export function NotFoundScreen() {
  return (
    <Screen title="Nie znaleziono strony" back={paths.home}>
      <Notice
        icon={SearchIcon}
        title="Pod tym adresem nic nie ma"
        text="Sprawdź, czy adres jest wpisany w całości, albo zacznij od strony głównej."
      >
        <Button component={Link} to={paths.home} variant="contained">
          Przejdź do strony głównej
        </Button>
      </Notice>
    </Screen>
  );
}

import { Button } from '@mui/material';
import { paths } from '../core/paths.ts';
import { SearchIcon } from '../core/ui/icons.ts';
import { ScreenLink } from '../core/ui/loading/ScreenLink.tsx';
import { Placeholder } from '../core/ui/screen/Placeholder.tsx';
import { Screen } from '../core/ui/screen/Screen.tsx';

/** The view of an unknown path. */
export function NotFoundScreen() {
  return (
    <Screen title="Nie znaleziono strony" back={paths.home}>
      <Placeholder
        icon={SearchIcon}
        title="Pod tym adresem nic nie ma"
        text="Sprawdź, czy adres jest wpisany w całości, albo zacznij od strony głównej."
      >
        <Button component={ScreenLink} to={paths.home} variant="contained">
          Przejdź do strony głównej
        </Button>
      </Placeholder>
    </Screen>
  );
}

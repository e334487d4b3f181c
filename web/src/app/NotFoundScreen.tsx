import { paths } from '../core/paths.ts';
import { SearchIcon } from '../core/ui/icons.ts';
import { ButtonLink } from '../core/ui/screen/ButtonLink.tsx';
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
        <ButtonLink look="filled" to={paths.home}>
          Przejdź do strony głównej
        </ButtonLink>
      </Placeholder>
    </Screen>
  );
}

import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { paths } from '../app/paths.ts';
import { LockIcon } from '../core/ui/icons.ts';
import { Placeholder } from '../core/ui/screen/Placeholder.tsx';
import { Screen } from '../core/ui/screen/Screen.tsx';
import { sessionQuery } from './session-query.ts';

/** The no-access view. */
export function NoAccessScreen() {
  const queryClient = useQueryClient();
  // Somebody may have given the access since the session was last read.
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
  }, [queryClient]);
  return (
    <Screen title="Brak dostępu">
      <Placeholder
        icon={LockIcon}
        title="Nie masz dostępu do tego działu"
        text="Jeśli jest Ci potrzebny, poproś administratora o zmianę roli."
      >
        <Button component={Link} to={paths.home} variant="contained">
          Przejdź do strony głównej
        </Button>
      </Placeholder>
    </Screen>
  );
}

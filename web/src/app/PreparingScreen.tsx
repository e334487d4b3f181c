import { Button } from '@mui/material';
import { Link } from 'react-router';
import { GardensIcon } from '../core/ui/icons.ts';
import { Notice } from '../core/ui/Notice.tsx';
import { Screen } from '../core/ui/Screen.tsx';
import { paths } from './paths.ts';

/** Stands where the screens of an area will be. */
export function PreparingScreen({ title }: { title: string }) {
  return (
    <Screen title={title} back={paths.home}>
      <Notice icon={GardensIcon} title="Ten dział jest w przygotowaniu">
        <Button component={Link} to={paths.home} variant="contained">
          Przejdź do strony głównej
        </Button>
      </Notice>
    </Screen>
  );
}

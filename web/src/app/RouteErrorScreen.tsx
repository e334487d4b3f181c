import { useRouteError } from 'react-router';
import { paths } from '../core/paths.ts';
import { Screen } from '../core/ui/screen/Screen.tsx';
import { ErrorMessage, errorTitle } from './ErrorMessage.tsx';

/** The view of a screen that could not be shown, within the frame. */
export function RouteErrorScreen() {
  return (
    <Screen title={errorTitle} back={paths.home}>
      <ErrorMessage error={useRouteError()} />
    </Screen>
  );
}

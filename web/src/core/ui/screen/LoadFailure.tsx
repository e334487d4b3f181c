import { Button } from '@mui/material';
import { ApiError, errorText } from '../../api/api-error.ts';
import { ErrorIcon, RefreshIcon, SearchIcon } from '../icons.ts';
import { ScreenLink } from '../loading/ScreenLink.tsx';
import { uiText } from '../ui.text.ts';
import { Placeholder } from './Placeholder.tsx';

interface LoadFailureProps {
  error: unknown;
  /** Where to go when the record does not exist. */
  back: string;
  retry?: (() => Promise<unknown>) | undefined;
}

/** Stands in place of a record that could not be read: it does not exist, or the reading failed. */
export function LoadFailure({ error, back, retry }: LoadFailureProps) {
  if (error instanceof ApiError && error.code === 'not-found') {
    return (
      <Placeholder icon={SearchIcon} title="Nie znaleziono" text={error.message}>
        <Button component={ScreenLink} to={back} variant="contained">
          Wróć
        </Button>
      </Placeholder>
    );
  }
  return (
    <Placeholder icon={ErrorIcon} title="Nie udało się wczytać danych" text={errorText(error)}>
      {retry && (
        <Button variant="contained" startIcon={<RefreshIcon />} onClick={() => void retry()}>
          {uiText.retry}
        </Button>
      )}
    </Placeholder>
  );
}

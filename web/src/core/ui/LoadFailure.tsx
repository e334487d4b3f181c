import { Button } from '@mui/material';
import { Link } from 'react-router';
import { ApiError, errorText } from '../api/api-error.ts';
import { commonText } from './common.text.ts';
import { ErrorIcon, RefreshIcon, SearchIcon } from './icons.ts';
import { Notice } from './Notice.tsx';

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
      <Notice icon={SearchIcon} title="Nie znaleziono" text={error.message}>
        <Button component={Link} to={back} variant="contained">
          Wróć
        </Button>
      </Notice>
    );
  }
  return (
    <Notice icon={ErrorIcon} title="Nie udało się wczytać danych" text={errorText(error)}>
      {retry && (
        <Button variant="contained" startIcon={<RefreshIcon />} onClick={() => void retry()}>
          {commonText.retry}
        </Button>
      )}
    </Notice>
  );
}

import { ApiError, errorText } from '../../api/api-error.ts';
import { Button } from '../elements/Button.tsx';
import { ErrorIcon, RefreshIcon, SearchIcon } from '../icons.ts';
import { uiText } from '../ui.text.ts';
import { ButtonLink } from './ButtonLink.tsx';
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
        <ButtonLink to={back} look="filled">
          Wróć
        </ButtonLink>
      </Placeholder>
    );
  }
  return (
    <Placeholder icon={ErrorIcon} title="Nie udało się wczytać danych" text={errorText(error)}>
      {retry && (
        <Button look="filled" startIcon={<RefreshIcon />} onClick={() => void retry()}>
          {uiText.retry}
        </Button>
      )}
    </Placeholder>
  );
}

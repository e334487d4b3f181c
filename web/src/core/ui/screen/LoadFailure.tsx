import { ApiError, errorText } from '../../api/api-error.ts';
import { Button } from '../elements/Button.tsx';
import { ErrorIcon, RefreshIcon, SearchIcon } from '../icons.ts';
import { uiText } from '../ui.text.ts';
import { ButtonLink } from './ButtonLink.tsx';
import { Placeholder } from './Placeholder.tsx';

interface LoadFailureProps {
  error: unknown;
  /** Where to go when the record does not exist, or is none of the reader's. */
  back: string;
  retry?: (() => Promise<unknown>) | undefined;
}

/** Stands in place of a record that could not be read: it does not exist, it may not be read, which no second try changes, or the reading failed. */
export function LoadFailure({ error, back, retry }: LoadFailureProps) {
  if (error instanceof ApiError && (error.code === 'not-found' || error.code === 'forbidden')) {
    const [icon, title] =
      error.code === 'not-found'
        ? ([SearchIcon, 'Nie znaleziono'] as const)
        : ([ErrorIcon, 'Brak dostępu'] as const);
    return (
      <Placeholder icon={icon} title={title} text={error.message}>
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

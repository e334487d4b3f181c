import { Button, CircularProgress, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { errorText } from '../api/api-error.ts';
import { ErrorIcon, RefreshIcon, SearchIcon } from '../ui/icons.ts';
import { Notice } from '../ui/Notice.tsx';
import { listText } from './list.text.ts';
import type { ListStatus } from './list-status.ts';

interface ListFooterProps {
  status: ListStatus;
  error: unknown;
  onRetry: () => void;
  /** Begins the list anew. */
  onReload: () => void;
  onClearFilters: () => void;
}

/** What stands below the rows, or in their place when there are none. */
export function ListFooter({ status, error, onRetry, onReload, onClearFilters }: ListFooterProps) {
  switch (status) {
    case 'loading':
      return <Waiting text={listText.loading} />;
    case 'loading-more':
      return <Waiting text={listText.loadingMore} />;
    case 'failed':
      return (
        <Notice icon={ErrorIcon} title={listText.failed} text={errorText(error)}>
          <RetryButton onRetry={onRetry} />
        </Notice>
      );
    case 'failed-more':
      return (
        <Line role="alert">
          {`${listText.failedMore}. ${errorText(error)}`}
          <RetryButton onRetry={onRetry} />
        </Line>
      );
    case 'out-of-step':
      return (
        <Line>
          {listText.outOfStep}
          <Button variant="outlined" startIcon={<RefreshIcon />} onClick={onReload}>
            {listText.reload}
          </Button>
        </Line>
      );
    case 'empty':
      return <Notice icon={SearchIcon} title={listText.empty} />;
    case 'nothing-matches':
      return (
        <Notice icon={SearchIcon} title={listText.empty} text={listText.nothingMatches}>
          <Button variant="contained" onClick={onClearFilters}>
            {listText.clearFilters}
          </Button>
        </Notice>
      );
    case 'end':
      return <Line>{listText.end}</Line>;
    case 'more':
      return null;
  }
}

function Waiting({ text }: { text: string }) {
  return (
    <Line>
      <CircularProgress size={24} aria-hidden />
      {text}
    </Line>
  );
}

function RetryButton({ onRetry }: { onRetry: () => void }) {
  return (
    <Button variant="contained" startIcon={<RefreshIcon />} onClick={onRetry}>
      {listText.retry}
    </Button>
  );
}

function Line({ role, children }: { role?: 'alert'; children: ReactNode }) {
  return (
    <Typography
      component="div"
      role={role}
      color="textSecondary"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'center',
        justifyContent: 'center',
        p: 3,
      }}
    >
      {children}
    </Typography>
  );
}

import { Component, type ReactNode } from 'react';
import { currentAssociation } from '../core/association.ts';
import { Text } from '../core/ui/elements/Text.tsx';
import { ErrorMessage, errorTitle } from './ErrorMessage.tsx';
import styles from './StartErrorBoundary.module.css';

interface State {
  /** What was thrown, wrapped: anything may be. */
  failure?: { error: unknown };
}

/**
 * Shows a fault where not even the frame around the screens could be shown. It comes with the first code of the page: it has to
 * be there when nothing else can be had.
 */
export class StartErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override render() {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    return (
      <main className={styles['screen']}>
        <title>{`${errorTitle} – ${currentAssociation().name ?? 'Grządka'}`}</title>
        <Text as="h1" kind="h5">
          {errorTitle}
        </Text>
        <ErrorMessage error={failure.error} />
      </main>
    );
  }
}

import { Component, type ReactNode } from 'react';
import { paths } from '../core/paths.ts';
import { Screen } from '../core/ui/screen/Screen.tsx';
import { ErrorMessage, errorTitle } from './ErrorMessage.tsx';

interface ScreenBoundaryProps {
  /** The step that led to the screen: with the next one a fault is over. */
  readonly step: string;
  readonly children: ReactNode;
}

interface State {
  readonly step: string;
  /** What was thrown, wrapped: anything may be. */
  readonly failure?: { readonly error: unknown } | undefined;
}

/** Shows, within the frame, that a screen could not be shown. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, State> {
  override state: State = { step: this.props.step };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ step }: ScreenBoundaryProps, state: State): State | null {
    return step === state.step ? null : { step, failure: undefined };
  }

  override render() {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    return (
      <Screen title={errorTitle} back={paths.home}>
        <ErrorMessage error={failure.error} />
      </Screen>
    );
  }
}

import type { SessionInfo } from '@grzadka/contract/session/session.model';

/** The session as this tab knows it. */
export type SessionState =
  | { readonly status: 'initialising' }
  | {
      readonly status: 'anonymous';
      /** The person signed out here, so the next one does not continue where they were. */
      readonly signedOut: boolean;
    }
  | {
      readonly status: 'authenticated';
      readonly info: SessionInfo;
      /** The server has ended the session, but the screen stays: it holds text not yet saved. */
      readonly isExpired: boolean;
    };

export type SessionEvent =
  | { readonly type: 'informed'; readonly info: SessionInfo; readonly hasUnsaved: boolean }
  | { readonly type: 'signed-out' }
  | { readonly type: 'abandoned' };

/** The session after something happened to it. */
export function nextSession(state: SessionState, event: SessionEvent): SessionState {
  if (event.type === 'signed-out') return { status: 'anonymous', signedOut: true };
  if (event.type === 'abandoned') return { status: 'anonymous', signedOut: false };
  const { info, hasUnsaved } = event;
  if (info.isUserAuthenticated) {
    const isKnown = state.status === 'authenticated' && state.info === info && !state.isExpired;
    return isKnown ? state : { status: 'authenticated', info, isExpired: false };
  }
  if (state.status === 'authenticated' && hasUnsaved) return { ...state, isExpired: true };
  return state.status === 'anonymous' ? state : { status: 'anonymous', signedOut: false };
}

/** Whose session it is; undefined without one. */
export function userOf(state: SessionState): string | undefined {
  return state.status === 'authenticated' ? state.info.user?.userLoginId : undefined;
}

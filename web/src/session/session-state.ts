import type { SessionEndReason } from '@grzadka/contract/login/end-reason';
import type { SessionInfo } from '@grzadka/contract/session/session.model';

/** The session as this tab knows it. */
export type SessionState =
  | { readonly status: 'initialising' }
  | {
      readonly status: 'anonymous';
      /** The person signed out here, so the next one does not continue where they were. */
      readonly signedOut: boolean;
      /** Why the session is over that this browser had, where somebody else has ended it. */
      readonly endReason?: SessionEndReason | undefined;
    }
  | {
      readonly status: 'authenticated';
      readonly info: SessionInfo;
      /** The server has ended the session, but the screen stays: it holds text not yet saved. */
      readonly isExpired: boolean;
      /** Why that was, where somebody else has ended it. */
      readonly endReason?: SessionEndReason | undefined;
    };

/** The session after the server answered who is signed in; `hasUnsaved`: the screen holds unsaved text. */
export function informedSession(
  state: SessionState,
  info: SessionInfo,
  hasUnsaved: boolean,
): SessionState {
  if (info.isUserAuthenticated) return { status: 'authenticated', info, isExpired: false };
  const { endReason } = info;
  if (state.status === 'authenticated' && hasUnsaved) {
    return { ...state, isExpired: true, endReason };
  }
  return state.status === 'anonymous'
    ? state
    : { status: 'anonymous', signedOut: false, endReason };
}

/** Whose session it is; undefined without one. */
export function userOf(state: SessionState): string | undefined {
  return state.status === 'authenticated' ? state.info.user?.userLoginId : undefined;
}

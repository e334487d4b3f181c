import type { LoginSession } from '@grzadka/contract/system/login-session.model';

/** The sessions of one login; there is one at the least. */
export type SessionsOfLogin = readonly [LoginSession, ...LoginSession[]];

/** The sessions with those of one login together, in the order in which their logins come first. */
export function sessionsByLogin(sessions: readonly LoginSession[]): SessionsOfLogin[] {
  const grouped = new Map<string, [LoginSession, ...LoginSession[]]>();
  for (const session of sessions) {
    const others = grouped.get(session.userLoginId);
    if (others) others.push(session);
    else grouped.set(session.userLoginId, [session]);
  }
  return [...grouped.values()];
}

/** Whether they are those of the person who asks. */
export function isOwn(sessions: SessionsOfLogin): boolean {
  return sessions.some(({ isCurrent }) => isCurrent);
}

/** Whose session it is: the person or company, or the user name of a login that belongs to nobody. */
export function ownerName({ party, loginId }: LoginSession): string {
  return party?.name ?? loginId;
}

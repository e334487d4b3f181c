/**
 * The header by which a call says for whose login it is meant: sent under the session of anybody else it is refused as one
 * without a session. What somebody typed may wait in a browser for longer than they stay signed in there.
 */
export const forUserHeader = 'for-user';

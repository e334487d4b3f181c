const channelName = 'grzadka-session';

/** Sends the other tabs the news that somebody signed in or out. */
export function tellOtherTabs(): void {
  const channel = new BroadcastChannel(channelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  channel.postMessage('changed');
  channel.close();
}

/** Hears when somebody signs in or out in another tab; returns the way to stop. */
export function listenToOtherTabs(onChange: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', onChange);
  return () => channel.close();
}

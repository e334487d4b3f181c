import { logFault } from '../log.ts';

/** How the tabs of a browser say to each other that something has changed of an outbox. */
export function otherTabs(name: string, onChanged: () => Promise<void>) {
  let channel: BroadcastChannel | undefined;
  return {
    /** Hears of what changes in the others from now on. */
    listen(): void {
      if (channel) return;
      channel = new BroadcastChannel('grzadka-outbox');
      channel.addEventListener('message', (event: MessageEvent<unknown>) => {
        if (event.data === name) onChanged().catch(logFault);
      });
    },
    /** Says that something has changed here. */
    tell(): void {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
      channel?.postMessage(name);
    },
  };
}

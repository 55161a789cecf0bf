const channelName = 'foothold.session';
/** Tells this page's own news from those of other tabs: a channel hears what another of the same page says. */
const page = crypto.randomUUID();

/** Tells the other tabs of this browser that somebody has signed in or out. */
export function tellOtherTabs(): void {
  const channel = new BroadcastChannel(channelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel's, which has none.
  channel.postMessage(page);
  channel.close();
}

/** Hears when somebody signs in or out in another tab; answers how to stop. */
export function onSessionNews(heard: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => data !== page && heard());
  return () => channel.close();
}

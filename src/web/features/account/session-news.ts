const channelName = 'foothold.session';

/** Tells the other tabs of this browser that somebody has signed in or out. */
export function tellOtherTabs(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('changed');
  channel.close();
}

/** Hears when somebody signs in or out in another tab; answers how to stop. */
export function onSessionNews(heard: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', heard);
  return () => channel.close();
}

import { eventsUrl } from './server';

type Handlers = Readonly<Record<string, (data: unknown) => void>>;

/**
 * Listens to the preview's server while the page is seen. Each stream is one of six connections that a browser has to a
 * host (HTTP/1.1), so a page in the background holds none; what changes meanwhile Gatsby tells it.
 */
export function listenWhileSeen(handlers: Handlers): void {
  let events: EventSource | null = null;
  const follow = () => {
    if (document.visibilityState === 'hidden') {
      events?.close();
      events = null;
      return;
    }
    events ??= open(handlers);
  };
  document.addEventListener('visibilitychange', follow);
  follow();
}

function open(handlers: Handlers): EventSource {
  const events = new EventSource(eventsUrl);
  for (const [name, handle] of Object.entries(handlers)) {
    events.addEventListener(name, ({ data }: MessageEvent<string>) => {
      handle(JSON.parse(data));
    });
  }
  return events;
}
